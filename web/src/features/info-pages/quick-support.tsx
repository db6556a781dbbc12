import { useSite } from '../../lib/site.ts';
import { TEXT_LINK } from '../../ui/text-link.tsx';

const TOPICS = [
  {
    title: 'Course Access Issues',
    text: 'A course is missing or does not open. Tell us its name and what you see instead.',
  },
  {
    title: 'Payment & Enrollment',
    text: 'A payment, a receipt or a refund. Tell us the course, the date and the amount, never your card number.',
  },
  {
    title: 'Technical Support',
    text: 'A page, a PDF or a test does not behave. Tell us your phone or browser; a screenshot helps most.',
  },
];

/** What people write about most, and what to put into the message; the subject is filled in for them. */
export function QuickSupport() {
  const { contactEmail } = useSite();
  return (
    <ul className="grid gap-3">
      {TOPICS.map(({ title, text }) => (
        <li key={title} className="rounded-soft border border-line bg-sheet px-5 pt-5 pb-3">
          <h3 className="text-h3">{title}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
          {contactEmail !== '' && (
            <a
              href={`mailto:${contactEmail}?subject=${encodeURIComponent(title)}`}
              className={`mt-1 inline-flex min-h-11 items-center font-semibold ${TEXT_LINK}`}
            >
              Write about this<span className="sr-only">: {title}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
