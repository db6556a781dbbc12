import type { StudentAct } from '@sikhya/contract/students.ts';
import { formatDate, formatRupees } from '../../lib/format.ts';

const ACTIONS: Record<StudentAct['action'], string> = {
  'give-course': 'gave a course',
  'take-course': 'took a course back',
  'end-sessions': 'signed the student out',
  block: 'blocked the student',
  unblock: 'unblocked the student',
};

/** What admins did to a student, newest first. */
export function AuditEntries({ entries }: { entries: readonly StudentAct[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="audit-log">
      <h2 id="audit-log" className="mb-4 text-h3">
        Audit Log
      </h2>
      <ol className="grid gap-2">
        {entries.map((entry) => (
          <li
            key={`${entry.at} ${entry.action}`}
            className="flex flex-wrap gap-x-3 border-b border-line pb-2"
          >
            <span className="text-small text-ink-soft">{formatDate(entry.at)}</span>
            <span className="min-w-0 wrap-anywhere">{formatEntry(entry)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function formatEntry({ actor, action, courseTitle, method, amount, note }: StudentAct): string {
  const paid = amount
    ? `, ${formatRupees(amount)}${method ? ` (${method})` : ''}`
    : method === 'gift'
      ? ', as a gift'
      : '';
  return `${actor} ${ACTIONS[action]}${courseTitle ? `: ${courseTitle}` : ''}${paid}${note ? `. ${note}` : ''}`;
}
