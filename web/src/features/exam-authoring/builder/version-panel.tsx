import type { ExamVersion } from '@sikhya/contract/exam-versions.ts';
import type { Exam } from '@sikhya/contract/exams.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { useAction } from '../../../ui/use-action.tsx';
import { examVersionsQuery, useRestoreExamVersion } from '../api.ts';
import { texts } from './texts.ts';
import { VersionComparison } from './version-comparison.tsx';

type VersionPanelProps = { exam: Exam; onRestored: () => void };

/** The published versions. A version can be viewed, compared, and restored as a draft. */
export function VersionPanel({ exam, onRestored }: VersionPanelProps) {
  const t = useTexts(texts);
  const { _id, updatedAt } = exam;
  // another version may have been published since the last save
  const versions = useQuery({ ...examVersionsQuery(_id), queryKey: ['exam-versions', _id, updatedAt] });
  const [compared, setCompared] = useState<number | null>(null);
  const { restoreVersion, isBusy } = useRestoreVersion(exam, onRestored);
  return (
    <Panel title={t.versions}>
      <QueryView
        query={versions}
        loading={<SkeletonLines lines={2} />}
        isEmpty={(all) => all.length === 0}
        empty={<p className="text-ink-soft">{t.noVersions}</p>}
      >
        {(all) => (
          <ul className="grid gap-2">
            {all.map((version) => (
              <VersionRow
                key={version.number}
                examId={_id}
                version={version}
                isRestoring={isBusy}
                onCompare={setCompared}
                onRestore={(number) => void restoreVersion(number)}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <VersionComparison
        examId={_id}
        versions={versions.data ?? []}
        from={compared}
        onClose={() => setCompared(null)}
      />
    </Panel>
  );
}

/** Restores a version after a question, if that replaces unpublished changes. */
function useRestoreVersion({ _id, hasUnpublishedChanges }: Exam, onRestored: () => void) {
  const t = useTexts(texts);
  const { cancel } = useTexts(uiTexts);
  const confirm = useConfirm();
  const { run, isBusy } = useAction();
  const { mutateAsync: restore } = useRestoreExamVersion(_id);
  const restoreVersion = async (number: number) => {
    const question = { title: t.restoreTitle, text: t.restoreText, yes: t.restore, no: cancel, danger: true };
    if (hasUnpublishedChanges && !(await confirm(question))) return;
    await run(() => restore(number), { done: t.restored({ number }), onDone: onRestored });
  };
  return { restoreVersion, isBusy };
}

type VersionRowProps = {
  examId: string;
  version: ExamVersion;
  isRestoring: boolean;
  onCompare: (number: number) => void;
  onRestore: (number: number) => void;
};

function VersionRow({ examId, version, isRestoring, onCompare, onRestore }: VersionRowProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { number, publishedAt, publishedBy, totalQuestions } = version;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span>
        <span className="block font-semibold">{t.versionNumber({ number })}</span>
        <span className="text-small text-ink-soft">
          {t.versionFacts({
            date: format.dateTime(publishedAt),
            person: publishedBy,
            count: totalQuestions,
          })}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <LinkButton
          tone="quiet"
          size="small"
          aria-label={t.viewVersion({ number })}
          to={paths.examVersionPreview(examId, number)}
        >
          {t.view}
        </LinkButton>
        <Button
          tone="quiet"
          size="small"
          aria-label={t.compareVersion({ number })}
          onClick={() => onCompare(number)}
        >
          {t.compare}
        </Button>
        <Button
          tone="quiet"
          size="small"
          aria-label={t.restoreVersion({ number })}
          busy={isRestoring}
          onClick={() => onRestore(number)}
        >
          {t.restore}
        </Button>
      </span>
    </li>
  );
}
