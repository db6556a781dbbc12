import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab<Value extends string> = { value: Value; label: ReactNode; panel: ReactNode };

type TabsProps<Value extends string> = {
  /** For screen readers: what the tabs are about. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(newValue) => onChange(newValue as Value)}>
      <Radix.List
        aria-label={label}
        className="flex scrollbar-none overflow-x-auto overflow-y-hidden border-b border-line"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-4 font-semibold max-[24rem]:px-2 text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-indigo data-[state=active]:text-indigo forced-colors:data-[state=active]:border-[Highlight]"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-soft pt-5">
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
