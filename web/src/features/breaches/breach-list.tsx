import type { Breach } from '@sikhya/contract/breaches.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { breachesQuery } from './api.ts';
import { texts } from './texts.ts';

export function BreachList() {
  const t = useTexts(texts);
  const query = useQuery(breachesQuery);
  return (
    <QueryView
      query={query}
      errorTitle={t.loadFailed}
      loading={<SkeletonLines lines={4} />}
      isEmpty={(breaches) => breaches.length === 0}
      empty={<p>{t.none}</p>}
    >
      {(breaches) => (
        <ul aria-label={t.earlier} className="grid gap-4">
          {breaches.map((breach) => (
            <BreachRow key={breach._id} breach={breach} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

/** The text in the language of the page; the other one is the same notice. */
function BreachRow({ breach }: { breach: Breach }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const { people, told, isFinished, sentAt, sentBy } = breach;
  const { title, text } = language === 'or' ? breach.odia : breach;
  return (
    <li className="grid min-w-0 gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 lang={getLang(title)} className="min-w-0 font-semibold wrap-anywhere">
          {title}
        </h3>
        <Badge tone={isFinished ? 'right' : 'marigold'}>
          {isFinished ? t.told({ count: told }) : t.sending}
        </Badge>
      </div>
      <p className="text-small text-ink-soft">
        {richText(t.sentOn({ date: format.indianDateTime(sentAt), name: sentBy }), {
          name: (children) => <span lang={getLang(children)}>{children}</span>,
        })}
        {' · '}
        {people === null ? t.toAll : t.toSome({ count: people })}
      </p>
      <p lang={getLang(text)} className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </li>
  );
}
