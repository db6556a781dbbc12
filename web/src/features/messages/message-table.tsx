import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import type { ListedMessage } from '@sikhya/contract/messages.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { AudienceName } from './audience-name.tsx';
import { StateBadge } from './state-badge.tsx';
import { texts } from './texts.ts';

/** The time of sending, or of the last change of a message that has none. */
const getTime = ({ state, sendAt, sentAt, updatedAt }: ListedMessage) =>
  sentAt ?? (state === 'scheduled' && sendAt ? sendAt : updatedAt);

export function MessageTable({ messages }: { messages: readonly ListedMessage[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const columns: Column<ListedMessage>[] = [
    {
      key: 'title',
      header: t.titleColumn,
      hideLabel: true,
      cell: (message) => {
        const { title } = inLanguage(message, language);
        return (
          <StandaloneLink to={paths.message(message._id)}>
            <span lang={title ? getLang(title) : undefined} className="wrap-anywhere">
              {title || t.untitled}
            </span>
          </StandaloneLink>
        );
      },
    },
    { key: 'state', header: t.state, cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'to',
      header: t.to,
      cell: (message) => (
        <span className="wrap-anywhere">
          <AudienceName message={message} />
        </span>
      ),
    },
    { key: 'time', header: t.time, cell: (message) => format.indianDateTime(getTime(message)) },
    {
      key: 'recipients',
      header: t.recipients,
      align: 'end',
      cell: ({ sentAt, recipients }) => (sentAt ? format.number(recipients) : '–'),
    },
  ];
  return <Table caption={t.messages} columns={columns} rows={messages} rowKey={({ _id }) => _id} />;
}
