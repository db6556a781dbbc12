import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';

type AccordionProps = {
  /** The value of the open item; '' for none. */
  open: string;
  onChange: (open: string) => void;
  children: ReactNode;
};

/** At most one item is open; pressing the open one closes it. Accordions can be nested. */
export function Accordion({ open, onChange, children }: AccordionProps) {
  return (
    <Radix.Root type="single" collapsible value={open} onValueChange={onChange} className="grid gap-3">
      {children}
    </Radix.Root>
  );
}

type AccordionItemProps = {
  value: string;
  title: ReactNode;
  heading?: 'h2' | 'h3' | 'h4' | 'h5';
  /** Before the title, such as a drag handle. */
  lead?: ReactNode;
  /** After the title: buttons that work without opening the item. */
  actions?: ReactNode;
  children: ReactNode;
};

export function AccordionItem(props: AccordionItemProps) {
  const { value, title, heading: Heading = 'h3', lead, actions, children } = props;
  return (
    // isolated, because the browser then keeps the painting of the other items when one changes
    <Radix.Item value={value} className="isolate min-w-0 rounded-soft border border-line bg-sheet">
      <div className="flex items-center px-1">
        {lead}
        <Radix.Header asChild>
          <Heading className="min-w-0 grow font-display text-h3 font-semibold">
            <Radix.Trigger className="group flex min-h-13 w-full items-center gap-3 rounded-soft px-3 py-2.5 text-left wrap-anywhere hover:text-indigo">
              <span className="min-w-0 grow">{title}</span>
              <span className="text-ink-soft transition-transform group-data-[state=open]:rotate-180">
                <ChevronDownIcon />
              </span>
            </Radix.Trigger>
          </Heading>
        </Radix.Header>
        {actions && <div className="flex shrink-0 items-center">{actions}</div>}
      </div>
      <Radix.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
        <div className="px-3 pt-1 pb-4 sm:px-4">{children}</div>
      </Radix.Content>
    </Radix.Item>
  );
}
