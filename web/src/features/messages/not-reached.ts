import type { Message } from '@sikhya/contract/messages.ts';

type SentMessage = Pick<Message, 'state' | 'recipients' | 'audience'>;

/** The text that says why a sent message reached nobody; null while it is being sent, and if it has recipients. */
export function getNotReachedText({
  state,
  recipients,
  audience,
}: SentMessage): 'studentNotReached' | 'nobodyReached' | null {
  if (state !== 'sent' || recipients > 0) return null;
  return audience === 'student' ? 'studentNotReached' : 'nobodyReached';
}
