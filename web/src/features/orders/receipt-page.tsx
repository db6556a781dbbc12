import { GST_STATES } from '@sikhya/contract/gst-states.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Receipt } from '@sikhya/contract/orders.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
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
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <div className="flex flex-wrap gap-3 print:hidden">
        <LinkButton tone="quiet" to={paths.purchases}>
          {t.backToPurchases}
        </LinkButton>
        <Button onClick={() => window.print()}>{t.print}</Button>
      </div>
      <QueryView
        query={query}
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

const TITLES = {
  receipt: 'receiptTitle',
  'tax-invoice': 'taxInvoiceTitle',
  'credit-note': 'creditNoteTitle',
} as const satisfies Record<Receipt['kind'], string>;

function ReceiptSheet({ receipt, heading: Heading }: { receipt: Receipt; heading: 'h1' | 'h2' }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const { title } = titlesInLanguage(receipt, language);
  const { seller, buyer, tax, paymentId, corrects } = receipt;
  return (
    <article className="grid gap-5 rounded-soft border border-line bg-sheet p-5 sm:p-8 print:break-after-page print:border-0 print:p-0">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading className="text-h2">{t[TITLES[receipt.kind]]({ number: receipt.number })}</Heading>
        <p>{format.date(receipt.issuedAt)}</p>
        <p className="w-full text-small text-ink-soft">
          {t.orderNumber({ number: receipt.orderNumber })}
          {corrects && ` · ${t.correctsReceipt({ number: corrects })}`}
          {paymentId && ` · ${t.paymentReference({ id: paymentId })}`}
        </p>
      </header>
      <div className="grid gap-5 sm:grid-cols-2">
        <Party label={t.seller} party={seller}>
          <p className="whitespace-pre-line">{seller.address}</p>
        </Party>
        <Party label={t.buyer} party={buyer}>
          <p>{buyer.email}</p>
        </Party>
      </div>
      <dl className="grid gap-2 border-t border-line pt-4">
        <Line label={<span lang={getLang(title)}>{title}</span>} value={format.rupees(receipt.price)} />
        {receipt.discount > 0 && <Line label={t.discount} value={`− ${format.rupees(receipt.discount)}`} />}
        <Line label={t.amount} value={format.rupees(receipt.amount)} isTotal />
        {tax && (
          <>
            <Line label={t.taxable} value={format.rupees(tax.taxable)} />
            {tax.igst > 0 ? (
              <Line label={t.igst} value={format.rupees(tax.igst)} />
            ) : (
              <>
                <Line label={t.cgst} value={format.rupees(tax.cgst)} />
                <Line label={t.sgst} value={format.rupees(tax.sgst)} />
              </>
            )}
          </>
        )}
      </dl>
      {tax && (
        <p className="text-small text-ink-soft">
          {t.sac({ code: tax.sac, percent: tax.percent })}
          <br />
          {t.placeOfSupply({ state: getStateName(tax.placeOfSupply) })}
        </p>
      )}
    </article>
  );
}

const getStateName = (code: string) => (GST_STATES as Record<string, string>)[code] ?? code;

type PartyProps = { label: string; party: { name: string; gstin: string | null }; children: ReactNode };

function Party({ label, party, children }: PartyProps) {
  const t = useTexts(texts);
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="text-small text-ink-soft">{label}</p>
      <p lang={getLang(party.name)} className="font-semibold">
        {party.name}
      </p>
      {children}
      {party.gstin && <p>{t.gstNumber({ number: party.gstin })}</p>}
    </div>
  );
}

function Line({ label, value, isTotal = false }: { label: ReactNode; value: string; isTotal?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'font-semibold' : ''}`}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="shrink-0 tabular-nums">{value}</dd>
    </div>
  );
}
