type CheckFieldProps = { label: string; checked: boolean; onChange: (isChecked: boolean) => void };

/** A checkbox with its label. */
export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-indigo"
      />
      <span>{label}</span>
    </label>
  );
}
