import { Dialog } from 'radix-ui';
import { IconButton } from './icon-button.tsx';
import { CrossIcon } from './icons.tsx';

/** Written last in a modal and seen first, so that the focus goes to what the modal is for. */
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
