import { type Message, type MessageInput, saveMessage } from '@sikhya/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { retryAfterConflict } from '../../lib/autosave/retry-after-conflict.ts';
import { useAutosave } from '../../lib/autosave/use-autosave.ts';
import { WriteQueue } from '../../lib/autosave/write-queue.ts';
import { call } from '../../lib/call.ts';
import { messageQuery } from './api.ts';
import { hasSameContent, type MessageForm, toForm, toInput } from './message-form.ts';

export type EditMessage = (changes: Partial<MessageForm>) => void;
export type MessageFormState = ReturnType<typeof useMessageForm>;

type State = {
  form: MessageForm;
  /** The form that the server has, and its revision there. */
  synced: MessageForm;
  revision: number;
};

/** The form of a message, which is saved by itself. */
export function useMessageForm(opened: Message) {
  const client = useQueryClient();
  const messageId = opened._id;
  const [state, setState] = useState((): State => {
    const form = toForm(opened);
    return { form, synced: form, revision: opened.revision };
  });
  /** The form on the screen now. A save that has waited for another one must not use the form that it was called with. */
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  // at once, because the next save and the dialog read what is on the screen
  const change = (changes: Partial<State>) =>
    flushSync(() => setState((current) => ({ ...current, ...changes })));
  const [queue] = useState(
    () =>
      new WriteQueue({
        send: (body: MessageInput & { revision: number }, idempotencyKey) =>
          call(saveMessage, { params: { messageId }, body }, { idempotencyKey }),
        onResult: ({ revision }, synced: MessageForm) => change({ revision, synced }),
      }),
  );
  const write = () =>
    queue.write(() => {
      const { form, revision } = latest.current;
      return { request: { ...toInput(form), revision }, context: form };
    });
  const save = () =>
    queue.inTurn(async () => {
      if (latest.current.form === latest.current.synced) return;
      await retryAfterConflict(write, async () => {
        const message = await client.fetchQuery({ ...messageQuery(messageId), staleTime: 0 });
        if (message.sentAt || !hasSameContent(message, latest.current.synced)) return false;
        change({ revision: message.revision });
        return true;
      });
    });
  useEffect(() => setState((current) => adoptLoaded(current, opened)), [opened]);
  const { form, synced, revision } = state;
  const autosave = useAutosave({ form, synced, isPaused: false, isUploading: false, save });
  const edit: EditMessage = (changes) =>
    setState((current) => ({ ...current, form: { ...current.form, ...changes } }));
  return { form, edit, autosave, isDirty: form !== synced, revision };
}

/** Takes over a message that was loaded again, for example because it was cancelled. Edits that are not saved stay. */
function adoptLoaded(state: State, message: Message): State {
  const { revision } = message;
  if (revision <= state.revision) return state;
  const loaded = toForm(message);
  if (state.form === state.synced) return { form: loaded, synced: loaded, revision };
  return hasSameContent(loaded, state.synced) ? { ...state, revision } : state;
}
