import type { Message } from '@sikhya/contract/messages.ts';
import { useTexts } from '../../language/locale.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AudienceName } from './audience-name.tsx';
import { MessageFigures } from './message-figures.tsx';
import { MessageHead } from './message-head.tsx';
import { MessagePreview } from './message-preview.tsx';
import { texts } from './texts.ts';

/** A message that was sent: whom it reached, and what it says. */
export function SentMessage({ message }: { message: Message }) {
  const t = useTexts(texts);
  return (
    <div className="grid grid-cols-1 gap-6 pb-8">
      <MessageHead message={message} />
      <MessageFigures message={message} />
      <Panel title={t.audience}>
        <p className="wrap-anywhere">
          <AudienceName message={message} />
        </p>
      </Panel>
      <MessagePreview
        messageId={message._id}
        revision={message.revision}
        content={message}
        canMail={message.channels.email}
      />
    </div>
  );
}
