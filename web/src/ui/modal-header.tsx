import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';

/** The accessible title of a modal. */
export function ModalTitle({ children }: { children: ReactNode }) {
  return <Dialog.Title className="text-h3 wrap-anywhere">{children}</Dialog.Title>;
}

/** The accessible description of a modal. */
export function ModalDescription({ children }: { children: ReactNode }) {
  return <Dialog.Description className="wrap-anywhere text-ink-soft">{children}</Dialog.Description>;
}

type ModalHeaderProps = { title: ReactNode; description?: ReactNode };

export function ModalHeader({ title, description }: ModalHeaderProps) {
  return (
    <div className="grid gap-2">
      <ModalTitle>{title}</ModalTitle>
      {description && <ModalDescription>{description}</ModalDescription>}
    </div>
  );
}
