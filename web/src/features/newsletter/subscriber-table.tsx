import type { Subscriber } from '@sikhya/contract/newsletter.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useDeleteSubscriber } from './api.ts';
import { texts } from './texts.ts';

const TONES = { pending: 'plain', subscribed: 'right', unsubscribed: 'wrong' } as const;

export function SubscriberTable({ subscribers }: { subscribers: readonly Subscriber[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const columns: Column<Subscriber>[] = [
    {
      key: 'email',
      header: t.email,
      hideLabel: true,
      cell: ({ email }) => (
        <span lang="en" className="font-semibold wrap-anywhere">
          {email}
        </span>
      ),
    },
    {
      key: 'state',
      header: t.state,
      cell: ({ state }) => <Badge tone={TONES[state]}>{t[state]}</Badge>,
    },
    {
      key: 'since',
      header: t.since,
      cell: ({ since }) => <span className="whitespace-nowrap">{format.date(since)}</span>,
    },
    { key: 'language', header: t.language, cell: ({ language }) => t[language] },
    {
      key: 'actions',
      header: t.actions,
      hideLabel: true,
      cell: (subscriber) => <DeleteButton subscriber={subscriber} />,
    },
  ];
  return <Table caption={t.newsletter} columns={columns} rows={subscribers} rowKey={({ _id }) => _id} />;
}

function DeleteButton({ subscriber: { _id, email } }: { subscriber: Subscriber }) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const { run, isBusy } = useAction();
  const { mutateAsync: remove } = useDeleteSubscriber();
  const ask = async () => {
    const question = { title: t.removeQuestion({ email }), text: t.removeText, yes: t.remove, no: t.cancel };
    if (await confirm({ ...question, danger: true })) await run(() => remove(_id), { done: t.wasRemoved });
  };
  return (
    <Button
      size="small"
      tone="quiet"
      busy={isBusy}
      aria-label={t.removeOf({ email })}
      onClick={() => void ask()}
    >
      {t.remove}
    </Button>
  );
}
