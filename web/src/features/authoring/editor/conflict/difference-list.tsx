import { formatCount } from '../../../../lib/format.ts';
import { getLang } from '../../../../lib/odia.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { Difference } from './differences.ts';

const MAX_SHOWN = 100;

const TONES = { added: 'right', removed: 'wrong', changed: 'indigo', reordered: 'plain' } as const;

type DifferenceListProps = { id: string; title: string; differences: readonly Difference[] };

export function DifferenceList({ id, title, differences }: DifferenceListProps) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-body">
        {title}
      </h3>
      {differences.length === 0 && <p className="text-ink-soft">No changes</p>}
      <ul className="grid gap-3">
        {differences.slice(0, MAX_SHOWN).map((difference) => (
          <li
            key={`${difference.kind} ${difference.where} ${difference.name}`}
            className="grid gap-1.5 rounded-soft border border-line p-3"
          >
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={TONES[difference.kind]}>{difference.kind}</Badge>
              <span className="font-semibold">{difference.where}</span>
              <span lang={getLang(difference.name)} className="wrap-anywhere">
                {difference.name}
              </span>
            </p>
            {difference.kind === 'changed' && (
              <>
                <Value label="Before" text={difference.before} />
                <Value label="After" text={difference.after} />
              </>
            )}
          </li>
        ))}
      </ul>
      {differences.length > MAX_SHOWN && (
        <p className="mt-3 text-ink-soft">
          and {formatCount(differences.length - MAX_SHOWN, 'more', 'more')}
        </p>
      )}
    </section>
  );
}

function Value({ label, text = '' }: { label: string; text: string | undefined }) {
  return (
    <p className="text-small wrap-anywhere">
      <span className="text-ink-soft">{label}: </span>
      <span lang={getLang(text)}>{text || 'empty'}</span>
    </p>
  );
}
