import { type Dispatch, useCallback } from 'react';
import { useConfirm } from '../../../ui/confirm.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { Removal } from './editor-context.tsx';
import type { Action } from './state/actions.ts';

const CONFIRMATIONS = {
  Subject: {
    title: 'Remove Subject?',
    text: 'This will remove the subject and all its chapters permanently.',
  },
  Chapter: {
    title: 'Remove Chapter?',
    text: 'This will remove the chapter and all its questions permanently.',
  },
  Question: { title: 'Remove Question?', text: 'This question will be permanently deleted.' },
} as const;

/** Asks for confirmation before a removal. The toast afterwards offers to undo it. */
export function useRemoval(dispatch: Dispatch<Action>): (removal: Removal) => void {
  const confirm = useConfirm();
  const toast = useToast();
  return useCallback(
    async ({ noun, action, undo }: Removal) => {
      if (!(await confirm({ ...CONFIRMATIONS[noun], yes: 'Yes, Remove', no: 'Cancel', danger: true })))
        return;
      dispatch(action);
      toast({ text: `${noun} removed.`, action: { label: 'Undo', onPress: () => dispatch(undo) } });
    },
    [confirm, toast, dispatch],
  );
}
