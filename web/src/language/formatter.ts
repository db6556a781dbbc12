import { type Formatter, getFormatter } from '@sikhya/contract/language/format.ts';
import { useLocale } from './locale.tsx';

/** Returns the formats of numbers, dates and durations in the language of the page. */
export function useFormatter(): Formatter {
  return getFormatter(useLocale());
}
