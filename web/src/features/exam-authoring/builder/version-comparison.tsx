import type { ExamVersion } from '@sikhya/contract/exam-versions.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { examDifferencesQuery } from '../api.ts';
import { DifferenceList } from './difference-list.tsx';
import { texts } from './texts.ts';

/** The entry of the last saved state in the list of versions. */
const SAVED = 'saved';

type VersionComparisonProps = {
  examId: string;
  versions: readonly ExamVersion[];
  /** The version to start with; null while the dialog is closed. */
  from: number | null;
  onClose: () => void;
};

/** The differences between two versions, or between a version and the last saved state. */
export function VersionComparison({ from, onClose, ...rest }: VersionComparisonProps) {
  const t = useTexts(texts);
  return (
    <Dialog open={from !== null} onClose={onClose} title={t.compareTitle}>
      {from !== null && <Comparison key={from} first={from} {...rest} />}
    </Dialog>
  );
}

type ComparisonProps = Pick<VersionComparisonProps, 'examId' | 'versions'> & { first: number };

function Comparison({ examId, versions, first }: ComparisonProps) {
  const t = useTexts(texts);
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState<number | undefined>();
  const differences = useQuery(examDifferencesQuery(examId, from, to));
  const options = versions.map(({ number }) => (
    <option key={number} value={number}>
      {t.versionNumber({ number })}
    </option>
  ));
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.compareFrom}>
          <Select value={from} onChange={({ target }) => setFrom(Number(target.value))}>
            {options}
          </Select>
        </Field>
        <Field label={t.compareTo}>
          <Select
            value={to ?? SAVED}
            onChange={({ target }) => setTo(target.value === SAVED ? undefined : Number(target.value))}
          >
            <option value={SAVED}>{t.savedNow}</option>
            {options}
          </Select>
        </Field>
      </div>
      <QueryView
        query={differences}
        loading={<SkeletonLines lines={3} />}
        isEmpty={({ questions: { added, changed, removed }, fields }) =>
          added.length + changed.length + removed.length + fields.length === 0
        }
        empty={<p className="text-ink-soft">{t.noDifferences}</p>}
      >
        {(data) => <DifferenceList differences={data} />}
      </QueryView>
    </div>
  );
}
