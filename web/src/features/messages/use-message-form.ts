import { type Message, type MessageAudience, saveMessage } from '@sikhya/contract/messages.ts';
import { useRef, useState } from 'react';
import { useAutosave } from '../../lib/autosave/use-autosave.ts';
import { call } from '../../lib/call.ts';

export type MessageForm = {
  audience: MessageAudience;
  course: Message['course'];
  student: Message['student'];
  title: string;
  text: string;
  odia: { title: string; text: string };
};

export type EditMessage = (changes: Partial<MessageForm>) => void;
export type MessageFormState = ReturnType<typeof useMessageForm>;

const toForm = ({ audience, course, student, title, text, odia }: Message): MessageForm => ({
  audience,
  course,
  student,
  title,
  text,
  odia,
});

/** The form of a message, which is saved by itself. */
export function useMessageForm(opened: Message) {
  const [{ form, synced }, setState] = useState(() => {
    const first = toForm(opened);
    return { form: first, synced: first };
  });
  const [revision, setRevision] = useState(opened.revision);
  // a dialog sends what was saved just now, before the next render
  const latestRevision = useRef(opened.revision);
  const save = async () => {
    const sent = form;
    const { course, student, ...content } = sent;
    const body = {
      ...content,
      courseId: course?._id ?? null,
      studentId: student?._id ?? null,
      revision: latestRevision.current,
    };
    const saved = await call(saveMessage, { params: { messageId: opened._id }, body });
    latestRevision.current = saved.revision;
    setRevision(saved.revision);
    setState((current) => ({ ...current, synced: sent }));
  };
  const autosave = useAutosave({ form, synced, isPaused: false, isUploading: false, save });
  const edit: EditMessage = (changes) =>
    setState((current) => ({ ...current, form: { ...current.form, ...changes } }));
  return { form, edit, autosave, isDirty: form !== synced, revision };
}
