import type { Texts } from '@sikhya/contract/language/texts.ts';
import { type Dispatch, useCallback } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { Removal } from './editor-context.tsx';
import type { Action } from './state/actions.ts';
import { texts } from './texts.ts';

/** Asks for confirmation before a removal. The toast afterwards offers to undo it. */
export function useRemoval(dispatch: Dispatch<Action>): (removal: Removal) => void {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const toast = useToast();
  return useCallback(
    async ({ level, action, undo }: Removal) => {
      const { title, text, removed } = getRemovalTexts(t)[level];
      if (!(await confirm({ title, text, yes: t.confirmRemove, no: t.cancel, danger: true }))) return;
      dispatch(action);
      toast({ text: removed, action: { label: t.undo, onPress: () => dispatch(undo) } });
    },
    [t, confirm, toast, dispatch],
  );
}

function getRemovalTexts(t: Texts<typeof texts>) {
  return {
    subject: { title: t.removeSubjectTitle, text: t.removeSubjectText, removed: t.subjectRemoved },
    chapter: { title: t.removeChapterTitle, text: t.removeChapterText, removed: t.chapterRemoved },
    question: { title: t.removeQuestionTitle, text: t.removeQuestionText, removed: t.questionRemoved },
  };
}
