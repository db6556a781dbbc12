import { type ReactNode, type Ref, useId } from 'react';
import { useTexts } from '../language/locale.tsx';
import { IconButton } from './icon-button.tsx';
import { CrossIcon, MenuIcon } from './icons.tsx';
import { texts } from './texts.ts';

const SIDES = {
  left: 'left-0 right-auto w-[min(20rem,85vw)] open:animate-from-left',
  right: 'right-0 left-auto w-[min(26rem,90vw)] open:animate-from-right',
};

type PopoverMenuProps = {
  /** The label of the button that opens it. */
  label: string;
  title: string;
  side: keyof typeof SIDES;
  children: ReactNode;
  /** `ref.current.hidePopover()` closes it. */
  ref?: Ref<HTMLDivElement>;
};

/** A menu that works without JavaScript, because the browser opens and closes popovers. */
export function PopoverMenu({ label, title, side, children, ref }: PopoverMenuProps) {
  const t = useTexts(texts);
  const id = useId();
  return (
    <>
      <IconButton label={label} popoverTarget={id}>
        <MenuIcon />
      </IconButton>
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        data-menu
        className={`fixed inset-y-0 m-0 hidden h-dvh max-h-none flex-col overflow-y-auto overscroll-contain bg-sheet text-ink shadow-lift outline-none backdrop:bg-veil open:flex forced-colors:border ${SIDES[side]}`}
      >
        <div className="sticky top-0 z-10 flex min-h-15 shrink-0 items-center justify-between bg-sheet py-2 pr-2 pl-5">
          <p className="font-display text-h3 font-semibold">{title}</p>
          <IconButton label={t.close} popoverTarget={id} popoverTargetAction="hide">
            <CrossIcon />
          </IconButton>
        </div>
        <div className="flex grow flex-col px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          {children}
        </div>
      </div>
    </>
  );
}
