import type { Message } from '@sikhya/contract/messages.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { StateBadge } from './state-badge.tsx';
import { texts } from './texts.ts';

/** The state of a message, and when it is or was sent. */
export function MessageHead({ message: { state, sendAt, sentAt, sentBy } }: { message: Message }) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StateBadge state={state} />
      {state === 'scheduled' && sendAt && (
        <span>{t.scheduledFor({ moment: format.indianDateTime(sendAt) })}</span>
      )}
      {sentAt && <span>{t.sentOn({ moment: format.indianDateTime(sentAt) })}</span>}
      {sentAt && sentBy && (
        <span lang={getLang(sentBy)} className="text-ink-soft">
          {sentBy}
        </span>
      )}
    </p>
  );
}
