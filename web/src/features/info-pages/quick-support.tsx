import { useSite } from '../../lib/site.ts';
import { TEXT_LINK } from '../../ui/text-link.tsx';

const TOPICS = [
  {
    title: 'Course Access Issues',
    text: 'A course is missing or does not open. Tell us its name and what you see.',
  },
  {
    title: 'Payment & Enrollment',
    text: 'Questions about a payment, a receipt or a refund. Tell us the course, the date and the amount, but never your card number.',
  },
  {
    title: 'Technical Support',
    text: 'A page, a PDF or a test does not work. Tell us your phone or browser and add a screenshot.',
  },
];

/** The most common topics, each with an e-mail link that fills in the subject. */
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
