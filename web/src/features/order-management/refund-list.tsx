import type { Refund } from '@sikhya/contract/orders.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { refundStatusTexts, texts } from './texts.ts';

const STARTED_BY = {
  student: 'startedByStudent',
  admin: 'startedByAdmin',
  server: 'startedByServer',
  provider: 'startedByProvider',
} as const satisfies Record<Refund['startedBy'], keyof typeof texts>;

const TONES = {
  requested: 'wrong',
  approved: 'marigold',
  declined: 'plain',
  processing: 'marigold',
  refunded: 'right',
  failed: 'wrong',
  superseded: 'plain',
} as const satisfies Record<Refund['status'], string>;

export function RefundList({ refunds }: { refunds: readonly Refund[] }) {
  const t = useTexts(texts);
  const statusText = useTexts(refundStatusTexts);
  const format = useFormatter();
  return (
    <Panel title={t.refunds}>
      <ul className="grid gap-4">
        {refunds.map((refund) => (
          <li key={refund._id} className="grid gap-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{t.refundOf({ amount: format.rupees(refund.amount) })}</span>
              <Badge tone={TONES[refund.status]}>{statusText[refund.status]}</Badge>
            </div>
            <p className="text-small text-ink-soft">
              {format.dateTime(refund.requestedAt)} · {t[STARTED_BY[refund.startedBy]]}
            </p>
            {[refund.reason, refund.declineReason].filter(Boolean).map((reason) => (
              <p key={reason} lang={getLang(reason)} className="wrap-anywhere">
                {reason}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
