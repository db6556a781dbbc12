import type { AdminOrder } from '@sikhya/contract/order-management.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { texts } from './texts.ts';

/** Every attempt to pay, with the state at the provider. */
export function PaymentList({ payments }: Pick<AdminOrder, 'payments'>) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <Panel title={t.payments}>
      {payments.length === 0 && <p className="text-ink-soft">{t.noPayments}</p>}
      <ul className="grid gap-4 empty:hidden">
        {payments.map(({ _id, providerPaymentId, amount, status, method, paysOrder, error, createdAt }) => (
          <li key={_id} className="grid gap-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold tabular-nums">{format.rupees(amount)}</span>
              {paysOrder && <Badge tone="right">{t.paysOrder}</Badge>}
              <span className="text-small text-ink-soft">{format.dateTime(createdAt)}</span>
            </div>
            <code className="text-small wrap-anywhere select-all">{providerPaymentId}</code>
            <p className="text-small text-ink-soft">
              {t.providerStatus}: <code>{status}</code>
              {method && (
                <>
                  {' · '}
                  {t.method}: <code>{method}</code>
                </>
              )}
            </p>
            {error && (
              <p lang={getLang(error)} className="text-small wrap-anywhere text-wrong">
                {error}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
