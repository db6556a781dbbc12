import type { SystemState } from '@sikhya/contract/system.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { Facts } from './facts.tsx';
import { texts } from './texts.ts';

type PaymentsPanelProps = { payments: NonNullable<SystemState['stored']>['payments']; now: string };

export function PaymentsPanel({ payments: { openOrders, issues, lastWebhookAt }, now }: PaymentsPanelProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const age = lastWebhookAt && format.milliseconds(Math.max(0, Date.parse(now) - Date.parse(lastWebhookAt)));
  return (
    <Panel title={t.payments}>
      <Facts
        facts={[
          {
            label: t.unsettledOrders,
            value: (
              <StandaloneLink to={`${paths.orders}?status=open`}>{format.number(openOrders)}</StandaloneLink>
            ),
          },
          {
            label: t.paymentIssues,
            value: <StandaloneLink to={paths.orders}>{format.number(issues)}</StandaloneLink>,
          },
          {
            label: t.lastWebhook,
            value: age ? t.madeAgo({ date: format.dateTime(lastWebhookAt), span: age }) : t.none,
          },
        ]}
      />
    </Panel>
  );
}
