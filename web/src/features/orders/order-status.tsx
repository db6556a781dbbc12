import type { OrderStatus as Status } from '@sikhya/contract/orders.ts';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { texts } from './texts.ts';

const SHOWN = {
  open: { text: 'statusOpen', tone: 'marigold' },
  paid: { text: 'statusPaid', tone: 'right' },
  lapsed: { text: 'statusLapsed', tone: 'plain' },
  'refund-requested': { text: 'statusRefundRequested', tone: 'marigold' },
  refunding: { text: 'statusRefunding', tone: 'marigold' },
  refunded: { text: 'statusRefunded', tone: 'plain' },
} as const satisfies Record<Status, object>;

export function OrderStatus({ status }: { status: Status }) {
  const t = useTexts(texts);
  const { text, tone } = SHOWN[status];
  return <Badge tone={tone}>{t[text]}</Badge>;
}
