import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { useTexts } from '../language/locale.tsx';
import { useConfirm } from './confirm.tsx';
import { useNavigationGuard, useUnloadWarning } from './navigation-blocker.ts';

const texts = defineTexts({
  title: { en: 'Discard changes?', or: 'ପରିବର୍ତ୍ତନ ପରିତ୍ୟାଗ କରିବେ କି?' },
  text: { en: 'What you entered is not saved.', or: 'ଆପଣ ଯାହା ଲେଖିଛନ୍ତି, ତାହା ସଂରକ୍ଷିତ ହୋଇନାହିଁ।' },
  discard: { en: 'Discard', or: 'ପରିତ୍ୟାଗ କରନ୍ତୁ' },
  keepEditing: { en: 'Keep editing', or: 'ସମ୍ପାଦନା ଜାରି ରଖନ୍ତୁ' },
});

/** Returns a function that asks whether the person discards what they have entered. */
export function useDiscardQuestion(): () => Promise<boolean> {
  const t = useTexts(texts);
  const confirm = useConfirm();
  return () =>
    confirm({ title: t.title, text: t.text, yes: t.discard, no: t.keepEditing, isNoPrimary: true });
}

/**
 * Returns how the person closes a form in a dialog: at once, or after a question if its input would be lost. The browser's
 * Back asks too, also if it only changes the list behind the dialog.
 */
export function useDiscardConfirm(isChanged: boolean, onClose: () => void): () => void {
  const canDiscard = useDiscardQuestion();
  const close = async () => {
    const isDone = !isChanged || (await canDiscard());
    if (isDone) onClose();
    return isDone;
  };
  useNavigationGuard({
    needsConfirm: ({ changesPath, changesSearch, isHistory }) =>
      isChanged && (changesPath || (isHistory && changesSearch)),
    confirmLeave: close,
    isDialog: true,
  });
  useUnloadWarning(isChanged);
  return () => void close();
}

/** Asks before the person leaves a page whose form has changed. `unless`: a navigation that needs no question. */
export function useDiscardConfirmOfPage(isChanged: boolean, { unless }: { unless: () => boolean }): void {
  useNavigationGuard({
    needsConfirm: ({ changesPath }) => isChanged && changesPath && !unless(),
    confirmLeave: useDiscardQuestion(),
  });
  useUnloadWarning(isChanged);
}
