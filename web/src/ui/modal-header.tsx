import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';

type ModalHeaderProps = { title: ReactNode; description?: ReactNode };

/** What a modal is called and is about, where screen readers look for it. */
export function ModalHeader({ title, description }: ModalHeaderProps) {
  return (
    <>
      <Dialog.Title className="text-h3 wrap-anywhere">{title}</Dialog.Title>
      {description && (
        <Dialog.Description className="mt-2 wrap-anywhere text-ink-soft">{description}</Dialog.Description>
      )}
    </>
  );
}
