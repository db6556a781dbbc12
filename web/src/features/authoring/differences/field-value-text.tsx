import type { FieldValue } from '@sikhya/contract/course-differences.ts';
import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { texts } from './texts.ts';

/** The value of a field of the course in words. */
export function FieldValueText({ value }: { value: FieldValue }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const text = describe();
  function describe(): string {
    if (value === null) return t.free;
    if (typeof value === 'number') return format.rupees(value);
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    return value;
  }
  return <span lang={getLang(text)}>{text || t.empty}</span>;
}
