import { describeReceipt, type ReceiptParty } from '@sikhya/contract/describe-receipt.ts';
import { getReceiptFileName, RECEIPT_PDF, type Receipt } from '@sikhya/contract/receipts.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { download } from '../../lib/download.ts';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { receiptQuery } from './api.ts';
import { texts } from './texts.ts';

/** The receipt of an order and its credit notes, made to be printed. */
export function ReceiptPage({ orderId }: { orderId: string }) {
  const t = useTexts(texts);
  const query = useQuery(receiptQuery(orderId));
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <div className="flex flex-wrap gap-3 print:hidden">
        <LinkButton tone="quiet" to={paths.purchases}>
          {t.backToPurchases}
        </LinkButton>
        {query.data && (
          <>
            <DownloadReceipt orderId={orderId} number={query.data.receipt.number} />
            <Button tone="quiet" onClick={() => window.print()}>
              {t.print}
            </Button>
          </>
        )}
      </div>
      <QueryView
        query={query}
        heading="h1"
        loading={<Skeleton className="h-96 rounded-soft" />}
        isEmpty={() => false}
        empty={null}
      >
        {({ receipt, creditNotes }) => (
          <>
            <ReceiptSheet receipt={receipt} heading="h1" />
            {creditNotes.map((note) => (
              <ReceiptSheet key={note.number} receipt={note} heading="h2" />
            ))}
          </>
        )}
      </QueryView>
    </div>
  );
}

function DownloadReceipt({ orderId, number }: { orderId: string; number: string }) {
  const t = useTexts(texts);
  const url = RECEIPT_PDF.student.replace(':orderId', orderId);
  return (
    <DownloadButton onDownload={() => download(url, getReceiptFileName(number))} busyLabel={t.downloading}>
      {t.downloadPdf} <NeedsConnection />
    </DownloadButton>
  );
}

function ReceiptSheet({ receipt, heading: Heading }: { receipt: Receipt; heading: 'h1' | 'h2' }) {
  const { title, date, references, parties, lines, notes } = describeReceipt(receipt, useLocale());
  return (
    <article className="grid grid-cols-1 gap-5 rounded-soft border border-line bg-sheet p-5 sm:p-8 print:break-after-page print:border-0 print:p-0">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading className="text-h2">{title}</Heading>
        <p>{date}</p>
        <p className="w-full text-small wrap-anywhere text-ink-soft">{references.join(' · ')}</p>
      </header>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {parties.map((party) => (
          <Party key={party.label} party={party} />
        ))}
      </div>
      <dl className="grid gap-2 border-t border-line pt-4">
        {lines.map(({ label, value, isTotal }) => (
          <div key={label} className={`flex justify-between gap-4 ${isTotal ? 'font-semibold' : ''}`}>
            <dt lang={getLang(label)} className="min-w-0 wrap-anywhere">
              {label}
            </dt>
            <dd className="shrink-0 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && <p className="text-small whitespace-pre-line text-ink-soft">{notes.join('\n')}</p>}
    </article>
  );
}

function Party({ party: { label, name, lines } }: { party: ReceiptParty }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="text-small text-ink-soft">{label}</p>
      <p lang={getLang(name)} className="font-semibold">
        {name}
      </p>
      {lines.map((line) => (
        <p key={line} lang={getLang(line)}>
          {line}
        </p>
      ))}
    </div>
  );
}
