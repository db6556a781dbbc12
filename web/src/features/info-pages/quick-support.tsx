import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { useSite } from '../../lib/site.ts';
import { TEXT_LINK } from '../../ui/text-link.tsx';
import { texts } from './texts.ts';

type Topic = { title: string; text: string };

/** The most common topics, each with an e-mail link that fills in the subject. */
export function QuickSupport({ topics }: { topics: readonly Topic[] }) {
  const t = useTexts(texts);
  const { contactEmail } = useSite();
  return (
    <ul className="grid gap-3">
      {topics.map(({ title, text }) => (
        <li key={title} className="rounded-soft border border-line bg-sheet px-5 pt-5 pb-3">
          <h3 className="text-h3">{title}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
          {contactEmail !== '' && (
            <a
              href={`mailto:${contactEmail}?subject=${encodeURIComponent(title)}`}
              className={`mt-1 inline-flex min-h-11 items-center font-semibold ${TEXT_LINK}`}
            >
              {richText(t.writeAboutThis({ title }), {
                hidden: (children) => <span className="sr-only">{children}</span>,
              })}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
