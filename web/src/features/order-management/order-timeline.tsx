import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Panel } from '../../ui/panel.tsx';
import { describeEvent, type OrderEvent } from './describe-event.ts';
import { texts } from './texts.ts';

/** Everything that happened to the order, oldest first, with what the provider said. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const locale = useLocale();
  return (
    <Panel title={t.timeline}>
      <ol className="grid gap-4 border-l-2 border-line pl-4">
        {events.map((event, index) => {
          const { sentence, remark } = describeEvent(event, locale);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are only added at the end
            <li key={index} className="grid gap-0.5">
              <p className="text-small text-ink-soft">
                <time dateTime={event.at}>{format.dateTime(event.at)}</time> · <Actor actor={event.actor} />
              </p>
              <p lang={getLang(sentence)} className="wrap-anywhere">
                {sentence}
              </p>
              {remark && (
                <p lang={getLang(remark)} className="wrap-anywhere text-ink-soft">
                  {remark}
                </p>
              )}
              <ProviderDetails event={event} />
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

const ACTORS = {
  student: 'actorStudent',
  server: 'actorServer',
  provider: 'actorProvider',
} as const satisfies Record<string, keyof typeof texts>;

function Actor({ actor }: { actor: string }) {
  const t = useTexts(texts);
  const key = Object.hasOwn(ACTORS, actor) ? ACTORS[actor as keyof typeof ACTORS] : null;
  return key ? t[key] : <span lang={getLang(actor)}>{actor}</span>;
}

const SHOWN_DETAILS = [
  'event',
  'paymentId',
  'method',
  'providerRefundId',
  'receiptNumber',
  'creditNote',
  'coupon',
];

/** The ids and states as the provider wrote them. */
function ProviderDetails({ event: { details } }: { event: OrderEvent }) {
  const shown = SHOWN_DETAILS.map((name) => details[name]).filter(Boolean);
  if (shown.length === 0) return null;
  return <code className="text-small wrap-anywhere text-ink-soft">{shown.join(' · ')}</code>;
}
