import type { StudentAct } from '@sikhya/contract/students.ts';
import { formatDate, formatRupees } from '../../lib/format.ts';

const DONE: Record<StudentAct['action'], string> = {
  'give-course': 'gave a course',
  'take-course': 'took a course back',
  'end-sessions': 'signed the student out',
  block: 'blocked the student',
  unblock: 'unblocked the student',
};

/** What admins did to a student, the newest first. */
export function AuditEntries({ acts }: { acts: readonly StudentAct[] }) {
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="acts">
      <h2 id="acts" className="mb-4 text-h3">
        On record
      </h2>
      <ol className="grid gap-2">
        {acts.map((act) => (
          <li key={`${act.at} ${act.action}`} className="flex flex-wrap gap-x-3 border-b border-line pb-2">
            <span className="text-small text-ink-soft">{formatDate(act.at)}</span>
            <span className="min-w-0 wrap-anywhere">{inWords(act)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function inWords({ actor, action, courseTitle, method, amount, note }: StudentAct): string {
  const paid = amount
    ? `, ${formatRupees(amount)}${method ? ` (${method})` : ''}`
    : method === 'gift'
      ? ', as a gift'
      : '';
  return `${actor} ${DONE[action]}${courseTitle ? `: ${courseTitle}` : ''}${paid}${note ? `. ${note}` : ''}`;
}
