import type { Texts } from '@sikhya/contract/language/texts.ts';
import type { SystemState } from '@sikhya/contract/system.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from './facts.tsx';
import { hasFailedLast, type Job } from './has-failed-last.ts';
import { texts } from './texts.ts';

type BackupPanelProps = {
  backup: SystemState['backup'];
  /** The job that makes the backups; undefined if it has not run, or while the database does not answer. */
  job: Job | undefined;
  now: string;
};

const STATE_TONES = { fresh: 'right', old: 'wrong', none: 'marigold' } as const;

export function BackupPanel({ backup: { nightly, folder, last, state }, job, now }: BackupPanelProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const failure = nightly && job && hasFailedLast(job) ? job.failure : null;
  const getAge = (madeAt: string) => Math.max(0, Date.parse(now) - Date.parse(madeAt));
  return (
    <Panel title={t.backup}>
      <Facts
        facts={[
          { label: t.state, value: <Badge tone={STATE_TONES[state]}>{t[state]}</Badge> },
          ...(last
            ? [
                {
                  label: t.lastBackup,
                  value: t.madeAgo({
                    date: format.dateTime(last.madeAt),
                    span: format.milliseconds(getAge(last.madeAt)),
                  }),
                },
                { label: t.size, value: format.bytes(last.bytes) },
                { label: t.location, value: last.place },
              ]
            : [{ label: t.folder, value: folder }]),
          { label: t.everyNight, value: nightly ? t.nightly : t.no },
        ]}
      />
      {failure ? (
        <div role="alert" className="grid gap-2 rounded-soft bg-wrong-soft px-4 py-3 text-small text-wrong">
          <p>{t.failedBackupAdvice({ date: format.dateTime(failure.at) })}</p>
          <p lang="en" className="wrap-anywhere">
            {failure.message}
          </p>
        </div>
      ) : (
        state !== 'fresh' && <p className="text-small text-ink-soft">{getAdvice(state, nightly, t)}</p>
      )}
    </Panel>
  );
}

function getAdvice(state: 'old' | 'none', nightly: boolean, t: Texts<typeof texts>): string {
  if (!nightly) return t.notNightlyAdvice;
  return state === 'none' ? t.firstBackupAdvice : t.oldBackupAdvice;
}
