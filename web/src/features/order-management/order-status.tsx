import type { OrderStatus as Status } from '@sikhya/contract/orders.ts';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { statusTexts } from './texts.ts';

const TONES = {
  open: 'marigold',
  paid: 'right',
  lapsed: 'plain',
  'refund-requested': 'wrong',
  refunding: 'marigold',
  refunded: 'plain',
} as const satisfies Record<Status, string>;

export function OrderStatus({ status }: { status: Status }) {
  const t = useTexts(statusTexts);
  return <Badge tone={TONES[status]}>{t[status]}</Badge>;
}
