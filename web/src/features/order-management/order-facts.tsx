import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { AdminOrder } from '@sikhya/contract/order-management.ts';
import { getReceiptFileName, RECEIPT_PDF } from '@sikhya/contract/receipts.ts';
import type { ReactNode } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { download } from '../../lib/download.ts';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { useCan } from '../../lib/permissions.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { texts } from './texts.ts';

/** The buyer, the item, the price, and the numbers to look the order up elsewhere. */
export function OrderFacts({ order }: { order: AdminOrder }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const { title } = titlesInLanguage(order, language);
  const { price, discount, amount, coupon, createdAt, paidAt, nextCheckAt, gstin, creditNotes } = order;
  return (
    <Panel title={t.order}>
      <dl className="divide-y divide-line">
        <Fact label={t.student}>
          <Student student={order.student} />
        </Fact>
        <Fact label={t.item}>
          <span lang={getLang(title)}>{title}</span>
        </Fact>
        {discount > 0 && <Fact label={t.price}>{format.rupees(price)}</Fact>}
        {discount > 0 && <Fact label={t.discount}>− {format.rupees(discount)}</Fact>}
        {coupon && (
          <Fact label={t.coupon}>
            <span lang="en">{coupon}</span>
          </Fact>
        )}
        <Fact label={t.amount}>{format.rupees(amount)}</Fact>
        <Fact label={t.ordered}>{format.dateTime(createdAt)}</Fact>
        {paidAt && <Fact label={t.paidAt}>{format.dateTime(paidAt)}</Fact>}
        {nextCheckAt && <Fact label={t.nextCheck}>{format.dateTime(nextCheckAt)}</Fact>}
        {order.receiptNumber && (
          <Fact label={t.receipt}>
            <Receipt orderId={order._id} number={order.receiptNumber} />
          </Fact>
        )}
        {creditNotes.length > 0 && (
          <Fact label={t.creditNotes}>
            <code>{creditNotes.map(({ number }) => number).join(', ')}</code>
          </Fact>
        )}
        {gstin && (
          <Fact label={t.gstNumber}>
            <code>{gstin}</code>
          </Fact>
        )}
        {order.providerOrderId && (
          <Fact label={t.providerOrder}>
            <code className="select-all">{order.providerOrderId}</code>
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="min-w-0 text-end wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function Receipt({ orderId, number }: { orderId: string; number: string }) {
  const t = useTexts(texts);
  const url = RECEIPT_PDF.admin.replace(':orderId', orderId);
  return (
    <span className="flex flex-wrap items-center justify-end gap-3">
      <code>{number}</code>
      <DownloadButton
        size="small"
        onDownload={() => download(url, getReceiptFileName(number))}
        busyLabel={t.downloading}
      >
        {t.downloadPdf}
      </DownloadButton>
    </span>
  );
}

function Student({ student: { _id, name, email } }: Pick<AdminOrder, 'student'>) {
  const t = useTexts(texts);
  const can = useCan();
  if (!_id) return t.erased;
  const shownName = <span lang={getLang(name)}>{name}</span>;
  return (
    <span className="grid justify-items-end">
      {can('students.read') ? (
        <StandaloneLink to={paths.student(_id)}>{shownName}</StandaloneLink>
      ) : (
        shownName
      )}
      <span lang="en" className="text-small text-ink-soft">
        {email}
      </span>
    </span>
  );
}
