import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';

type ModalHeaderProps = { title: ReactNode; description?: ReactNode };

/** The accessible title and description of a modal. */
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
