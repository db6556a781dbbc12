import type { StudentAct } from '@sikhya/contract/students.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { describeAuditEntry } from './describe-audit-entry.ts';
import { auditTexts } from './texts.ts';

/** The actions of admins about a student, the newest first. */
export function AuditEntries({ entries }: { entries: readonly StudentAct[] }) {
  const t = useTexts(auditTexts);
  const format = useFormatter();
  const locale = useLocale();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="audit-log">
      <h2 id="audit-log" className="mb-4 text-h3">
        {t.auditLog}
      </h2>
      <ol className="grid gap-2">
        {entries.map((entry) => (
          <li
            key={`${entry.at} ${entry.action}`}
            className="flex flex-wrap gap-x-3 border-b border-line pb-2"
          >
            <span className="text-small text-ink-soft">{format.date(entry.at)}</span>
            <span className="min-w-0 wrap-anywhere">{describeAuditEntry(entry, locale)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
