import { Dialog } from 'radix-ui';
import { IconButton } from './icon-button.tsx';
import { CrossIcon } from './icons.tsx';

/** Last in the DOM and first on screen, so that the first focus goes to the modal's content. */
export function ModalClose() {
  return (
    <div className="sticky top-2 z-20 order-first mr-2 -mb-11 self-end">
      <Dialog.Close asChild>
        <IconButton label="Close">
          <CrossIcon />
        </IconButton>
      </Dialog.Close>
    </div>
  );
}
