import type { MessageState } from '@sikhya/contract/messages.ts';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { texts } from './texts.ts';

const TONES = {
  draft: 'plain',
  scheduled: 'indigo',
  sending: 'marigold',
  sent: 'right',
  cancelled: 'wrong',
} as const;

export function StateBadge({ state }: { state: MessageState }) {
  const t = useTexts(texts);
  return <Badge tone={TONES[state]}>{t[state]}</Badge>;
}
