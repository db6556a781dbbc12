import type { MessageFigures as Counted, Message } from '@sikhya/contract/messages.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { type Figure, Figures } from '../../ui/figures.tsx';
import { Panel } from '../../ui/panel.tsx';
import { getNotReachedText } from './not-reached.ts';
import { texts } from './texts.ts';

/** How many students a sent message has reached, and how. */
export function MessageFigures({ message }: { message: Message }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { figures, recipients, channels } = message;
  const notReached = getNotReachedText(message);
  const count = (value: number | undefined) => (value === undefined ? undefined : format.number(value));
  const channel = (label: string, name: 'email' | 'push'): Figure => {
    // a channel that was closed later keeps what it has sent
    const counted = figures?.[name];
    if (!channels[name] && !hasAny(counted)) return { label, value: null, note: t.notOffered };
    return {
      label,
      value: count(counted?.sent),
      note: counted && t.waitingAndFailed({ waiting: counted.waiting, failed: counted.failed }),
    };
  };
  return (
    <Panel title={t.reached}>
      {notReached && <p className="max-w-[75ch]">{t[notReached]}</p>}
      <Figures
        figures={[
          { label: t.recipients, value: format.number(recipients) },
          { label: t.seenInApp, value: count(figures?.inApp) },
          { label: t.read, value: count(figures?.read) },
        ]}
      />
      <Figures figures={[channel(t.mailed, 'email'), channel(t.pushed, 'push')]} />
      <p className="max-w-[75ch] text-small text-ink-soft">
        {figures ? t.figuresNote({ moment: format.indianDateTime(figures.countedAt) }) : t.notCounted}
      </p>
    </Panel>
  );
}

const hasAny = (counted: Counted['email'] | undefined) =>
  counted !== undefined && counted.sent + counted.waiting + counted.failed > 0;
