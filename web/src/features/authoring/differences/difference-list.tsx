import type { Difference, FieldValue } from '@sikhya/contract/course-differences.ts';
import { describeCourseField } from '@sikhya/contract/describe-course-field.ts';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldValueText } from './field-value-text.tsx';
import { texts } from './texts.ts';

const MAX_SHOWN = 100;

const TONES = { added: 'right', removed: 'wrong', changed: 'indigo', reordered: 'plain' } as const;

type DifferenceListProps = {
  id: string;
  title: string;
  /** The level below the heading before it. */
  heading?: 'h2' | 'h3';
  differences: readonly Difference[];
  /** Links to the row or field; a removed row has no link. */
  onShow?: (difference: Difference) => void;
};

export function DifferenceList({
  id,
  title,
  heading: Heading = 'h3',
  differences,
  onShow,
}: DifferenceListProps) {
  const t = useTexts(texts);
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="mb-2 text-body">
        {title}
      </Heading>
      {differences.length === 0 && <p className="text-ink-soft">{t.noDifferences}</p>}
      <ul className="grid gap-3">
        {differences.slice(0, MAX_SHOWN).map((difference) => (
          <DifferenceItem key={getKey(difference)} difference={difference} onShow={onShow} />
        ))}
      </ul>
      {differences.length > MAX_SHOWN && (
        <p className="mt-3 text-ink-soft">{t.andMore({ count: differences.length - MAX_SHOWN })}</p>
      )}
    </section>
  );
}

function getKey(difference: Difference): string {
  const what = 'field' in difference ? difference.field.join('.') : difference.title;
  return `${difference.kind} ${difference.row.join('.')} ${what}`;
}

type DifferenceItemProps = { difference: Difference; onShow: DifferenceListProps['onShow'] };

function DifferenceItem({ difference, onShow }: DifferenceItemProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const name = 'field' in difference ? describeCourseField(difference.field, locale) : difference.title;
  return (
    <li className="grid gap-1.5 rounded-soft border border-line p-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[difference.kind]}>{t[difference.kind]}</Badge>
        <span className="font-semibold">{describeCourseField(difference.row, locale) || t.course}</span>
        <span lang={getLang(name)} className="wrap-anywhere">
          {name}
        </span>
        {onShow && difference.kind !== 'removed' && (
          <Button tone="quiet" size="small" onClick={() => onShow(difference)}>
            {t.show}
          </Button>
        )}
      </p>
      {difference.kind === 'changed' && (
        <>
          <Value label={t.before} value={difference.before} />
          <Value label={t.after} value={difference.after} />
        </>
      )}
    </li>
  );
}

function Value({ label, value }: { label: string; value: FieldValue }) {
  return (
    <p className="text-small wrap-anywhere">
      <span className="text-ink-soft">{label}: </span>
      <FieldValueText value={value} />
    </p>
  );
}
