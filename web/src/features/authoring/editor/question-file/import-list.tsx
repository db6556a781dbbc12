import { useRef, useState } from 'react';
import { formatNumber } from '../../../../lib/format.ts';
import { Field } from '../../../../ui/field.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { Assessment } from './assess.ts';
import type { ImportItem, ItemChange } from './import-items.ts';
import { ImportQuestion } from './import-question.tsx';

const PER_PAGE = 10;

type Shown = 'all' | 'faulty' | 'noted' | 'left-out';

const LABELS: Record<Shown, string> = {
  all: 'All questions',
  faulty: 'Need a correction',
  noted: 'To check',
  'left-out': 'Left out',
};

type ListProps = {
  items: readonly ImportItem[];
  assessed: readonly Assessment[];
  openKey: number | null;
  onOpen: (key: number | null) => void;
  onChange: (change: ItemChange) => void;
};

function isShown(shown: Shown, item: ImportItem, { fault, notes }: Assessment): boolean {
  if (shown === 'all') return true;
  if (shown === 'left-out') return item.isLeftOut;
  return !item.isLeftOut && (shown === 'faulty' ? fault !== undefined : notes.length > 0);
}

/** The questions, a page of them at a time: there may be thousands. */
export function ImportList({ items, assessed, openKey, onOpen, onChange }: ListProps) {
  const top = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const fitting = (kind: Shown) => items.filter((item, index) => isShown(kind, item, assessed[index]!));
  const kinds = (Object.keys(LABELS) as Shown[]).map((kind) => ({ kind, count: fitting(kind).length }));
  // an open question stays in sight, also when its last fault was mended
  const listed = items.filter(
    (item, index) => item.key === openKey || isShown(shown, item, assessed[index]!),
  );
  const pages = Math.max(1, Math.ceil(listed.length / PER_PAGE));
  const shownPage = Math.min(page, pages);
  const turn = (to: number) => {
    setPage(to);
    onOpen(null);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={top} className="grid scroll-mt-24 gap-4">
      {kinds.some(({ kind, count }) => kind !== 'all' && count > 0) && (
        <Field label="Show">
          <Select
            value={shown}
            onChange={(event) => {
              setShown(event.target.value as Shown);
              turn(1);
            }}
          >
            {kinds.map(({ kind, count }) => (
              <option key={kind} value={kind} disabled={count === 0 && kind !== shown}>
                {LABELS[kind]} ({formatNumber(count)})
              </option>
            ))}
          </Select>
        </Field>
      )}
      {listed.length === 0 && <p className="text-ink-soft">No questions here any more.</p>}
      <ol className="grid gap-3">
        {listed.slice((shownPage - 1) * PER_PAGE, shownPage * PER_PAGE).map((item) => (
          <ImportQuestion
            key={item.key}
            item={item}
            fault={assessed[item.key]?.fault}
            notes={assessed[item.key]?.notes.join('\n') ?? ''}
            isOpen={item.key === openKey}
            onOpen={onOpen}
            onChange={onChange}
          />
        ))}
      </ol>
      <Pagination label="Pages of found questions" page={shownPage} pages={pages} onChange={turn} />
    </div>
  );
}
