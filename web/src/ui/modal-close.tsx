import { Dialog } from 'radix-ui';
import { useTexts } from '../language/locale.tsx';
import { IconButton } from './icon-button.tsx';
import { CrossIcon } from './icons.tsx';
import { texts } from './texts.ts';

/** Last in the DOM and first on screen, so that the first focus goes to the modal's content. */
export function ModalClose() {
  const t = useTexts(texts);
  return (
    <div className="sticky top-2 z-20 order-first mr-2 -mb-11 self-end">
      <Dialog.Close asChild>
        <IconButton label={t.close}>
          <CrossIcon />
        </IconButton>
      </Dialog.Close>
    </div>
  );
}
