import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { useTexts } from '../language/locale.tsx';
import { useConfirm } from './confirm.tsx';

const texts = defineTexts({
  title: { en: 'Discard changes?', or: 'ପରିବର୍ତ୍ତନ ପରିତ୍ୟାଗ କରିବେ କି?' },
  text: { en: 'What you entered is not saved.', or: 'ଆପଣ ଯାହା ଲେଖିଛନ୍ତି, ତାହା ସଂରକ୍ଷିତ ହୋଇନାହିଁ।' },
  discard: { en: 'Discard', or: 'ପରିତ୍ୟାଗ କରନ୍ତୁ' },
  keepEditing: { en: 'Keep editing', or: 'ସମ୍ପାଦନା ଜାରି ରଖନ୍ତୁ' },
});

/** Returns how the person closes a form: at once, or after a question if its input would be lost. */
export function useDiscardConfirm(isChanged: boolean, onClose: () => void): () => void {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const ask = async () => {
    const question = { title: t.title, text: t.text, yes: t.discard, no: t.keepEditing, isNoPrimary: true };
    if (await confirm(question)) onClose();
  };
  return () => (isChanged ? void ask() : onClose());
}
