import { useId } from 'react';
import { Select } from './select.tsx';

type PageSizeProps = { sizes: readonly number[]; value: number; onChange: (size: number) => void };

export function PageSize({ sizes, value, onChange }: PageSizeProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2.5">
      <label htmlFor={id} className="text-small text-ink-soft">
        Per page
      </label>
      <Select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Select>
    </div>
  );
}
