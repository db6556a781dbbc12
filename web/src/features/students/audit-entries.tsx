import type { Formatter } from '@sikhya/contract/language/format.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import { PAYMENT_METHODS, type PaymentMethod, type StudentAct } from '@sikhya/contract/students.ts';
import { useFormatter, useTexts } from '../../language/locale.tsx';
import { auditTexts } from './texts.ts';

/** What admins did to a student, newest first. */
export function AuditEntries({ entries }: { entries: readonly StudentAct[] }) {
  const t = useTexts(auditTexts);
  const format = useFormatter();
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
            <span className="min-w-0 wrap-anywhere">{describeEntry(entry, t, format)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type AuditTexts = Texts<typeof auditTexts>;

function describeEntry(entry: StudentAct, t: AuditTexts, format: Formatter): string {
  const action = describeAction(entry, t, format);
  return entry.note ? t.withNote({ entry: action, note: entry.note }) : action;
}

function describeAction(
  { actor, action, courseTitle, method, amount }: StudentAct,
  t: AuditTexts,
  format: Formatter,
): string {
  const title = courseTitle || '–';
  const paid = amount ? format.rupees(amount) : null;
  switch (action) {
    case 'give-course':
      if (paid) return t.gavePaidCourse({ actor, title, amount: paid, method: describeMethod(method, t) });
      return method === 'gift' ? t.gaveGift({ actor, title }) : t.gaveCourse({ actor, title });
    case 'take-course':
      return paid ? t.tookPaidCourse({ actor, title, amount: paid }) : t.tookCourse({ actor, title });
    case 'end-sessions':
      return t.endedSessions({ actor });
    case 'block':
      return t.blocked({ actor });
    case 'unblock':
      return t.unblocked({ actor });
  }
}

function describeMethod(method: string | null, t: AuditTexts): string {
  return PAYMENT_METHODS.some((known) => known === method) ? t[method as PaymentMethod] : (method ?? '–');
}
