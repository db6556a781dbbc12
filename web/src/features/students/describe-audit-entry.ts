import { SERVER_ACTOR } from '@sikhya/contract/activity.ts';
import { type Formatter, getFormatter } from '@sikhya/contract/language/format.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { getTexts, type Texts } from '@sikhya/contract/language/texts.ts';
import { PAYMENT_METHODS, type PaymentMethod, type StudentAct } from '@sikhya/contract/students.ts';
import { auditTexts } from './texts.ts';

type AuditTexts = Texts<typeof auditTexts>;

/** Describes what an admin did to a student in one sentence. */
export function describeAuditEntry(entry: StudentAct, locale: Locale): string {
  const t = getTexts(auditTexts, locale);
  const action = describeAction(titlesInLanguage(entry, locale.language), t, getFormatter(locale));
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
    case 'delete-account':
      return actor === SERVER_ACTOR ? t.studentDeletedAccount : t.deletedAccount({ actor });
    case 'restore-account':
      return actor === SERVER_ACTOR ? t.studentRestoredAccount : t.restoredAccount({ actor });
    case 'change-date-of-birth':
      return t.changedDateOfBirth({ actor });
  }
}

function describeMethod(method: string | null, t: AuditTexts): string {
  return PAYMENT_METHODS.some((known) => known === method) ? t[method as PaymentMethod] : (method ?? '–');
}
