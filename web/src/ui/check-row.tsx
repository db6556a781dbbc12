import { type ReactNode, useId } from 'react';

type CheckRowProps = {
  label: string;
  note?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A setting that is stored as soon as it is changed, with a note below it. */
export function CheckRow({ label, note, checked, onChange }: CheckRowProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={note ? id : undefined}
          className="size-5 shrink-0 accent-indigo"
        />
        {label}
      </label>
      {note && (
        <p id={id} className="text-small text-ink-soft">
          {note}
        </p>
      )}
    </div>
  );
}
