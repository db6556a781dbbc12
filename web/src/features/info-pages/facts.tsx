import { getFormatter } from '@sikhya/contract/language/format.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useLocale } from '../../language/locale.tsx';
import { texts } from './texts.ts';

type Facts = {
  refundWindow: string;
  refundLimit: string;
  refundTime: string;
  /** For somebody who has paid and cannot open the course. */
  accessReply: string;
  reply: string;
  connection: string;
};

/** Returns every number that the information pages promise, with its unit. */
export function getFacts(locale: Locale): Facts {
  const t = getTexts(texts, locale);
  return {
    refundWindow: t.days({ number: 7 }),
    refundLimit: getFormatter(locale).percent(20),
    refundTime: t.businessDays({ from: 5, to: 7 }),
    accessReply: t.hours({ number: 24 }),
    reply: t.hoursFromTo({ from: 24, to: 48 }),
    connection: t.megabitsPerSecond({ number: 2 }),
  };
}

export function useFacts(): Facts {
  return getFacts(useLocale());
}

/** A fact within a sentence; the number and its unit stay on one line. */
export function Fact({ name }: { name: keyof Facts }) {
  return <span className="whitespace-nowrap">{useFacts()[name]}</span>;
}
