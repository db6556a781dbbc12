import type { Locale } from '@sikhya/contract/language/language.ts';
import { toRupees } from '@sikhya/contract/money.ts';
import type { Receipt } from '@sikhya/contract/receipts.ts';
import type { Seller } from '../../config/config.ts';
import type { Tx } from '../../database/database.ts';
import type { ReceiptSnapshot } from '../../database/tables/receipts.ts';
import * as queries from './queries.ts';
import { computeCreditedTax, computeIncludedTax, formatReceiptNumber, getSeries } from './rules.ts';

export { findReceipts, type ReceiptRow } from './queries.ts';

/** Loads the fonts and their libraries when they are needed, because most processes write no PDF. */
export async function writeReceiptPdf(receipts: Receipt[], locale: Locale): Promise<Buffer> {
  return (await import('./receipt-pdf.ts')).writeReceiptPdf(receipts, locale);
}

/** The data of an order that its receipt shows. */
export type ReceiptOrder = {
  id: string;
  buyerName: string;
  buyerEmail: string;
  buyerState: string | null;
  buyerGstin: string | null;
};

/** Issues the receipt of a paid order, or a tax invoice if the seller has a GST number. Returns its number. */
export async function issueReceipt(
  tx: Tx,
  order: ReceiptOrder,
  { seller, amountPaise, at }: { seller: Seller; amountPaise: number; at: Date },
): Promise<string> {
  const kind = seller.gstin ? 'tax-invoice' : 'receipt';
  const snapshot = createSnapshot(order, seller, amountPaise);
  return issue(tx, 'sale', { kind, orderId: order.id, amountPaise, issuedAt: at, snapshot });
}

/** Issues the credit note of a refund with the terms of the receipt. Returns its number. */
export async function issueCreditNote(
  tx: Tx,
  {
    orderId,
    refundId,
    amountPaise,
    at,
  }: { orderId: string; refundId: string; amountPaise: number; at: Date },
): Promise<string> {
  const receipts = await queries.findReceiptOfOrder(tx, orderId);
  const sale = receipts.find((receipt) => receipt.refundId === null);
  if (!sale) throw new Error(`the order ${orderId} has no receipt`);
  const creditedPaise = receipts
    .filter((receipt) => receipt.refundId !== null)
    .reduce((total, receipt) => total + receipt.amountPaise, 0);
  const { seller, buyer, taxPaise } = sale.snapshot;
  const snapshot = {
    seller,
    buyer,
    taxPaise:
      taxPaise &&
      computeCreditedTax(amountPaise, creditedPaise, {
        seller: seller.state!,
        buyer: taxPaise.placeOfSupply,
      }),
  };
  return issue(tx, 'credit', { kind: 'credit-note', orderId, refundId, amountPaise, issuedAt: at, snapshot });
}

async function issue(
  tx: Tx,
  series: 'sale' | 'credit',
  receipt: Omit<Parameters<typeof queries.insertReceipt>[1], 'number'>,
): Promise<string> {
  const name = getSeries(series, receipt.issuedAt);
  const number = formatReceiptNumber(name, await queries.takeNextCount(tx, name));
  await queries.insertReceipt(tx, { ...receipt, number });
  return number;
}

/** A buyer who named no state is taken to be in the seller's state, where the course is supplied from. */
function createSnapshot(order: ReceiptOrder, seller: Seller, amountPaise: number): ReceiptSnapshot {
  const state = order.buyerGstin?.slice(0, 2) ?? order.buyerState;
  return {
    seller,
    buyer: { name: order.buyerName, email: order.buyerEmail, state, gstin: order.buyerGstin },
    taxPaise: seller.gstin
      ? computeIncludedTax(amountPaise, { seller: seller.state, buyer: state ?? seller.state })
      : null,
  };
}

type PrintedOrder = {
  number: string;
  title: string;
  odiaTitle: string | null;
  pricePaise: number;
  discountPaise: number;
};

export function toReceipt(
  row: queries.ReceiptRow,
  order: PrintedOrder,
  { paymentId, corrects }: { paymentId: string | null; corrects: string | null },
): Receipt {
  const { seller, buyer, taxPaise } = row.snapshot;
  const isSale = row.kind !== 'credit-note';
  return {
    number: row.number,
    kind: row.kind,
    issuedAt: row.issuedAt.toISOString(),
    orderNumber: order.number,
    corrects,
    seller,
    buyer,
    title: order.title,
    odiaTitles: { title: order.odiaTitle },
    price: toRupees(isSale ? order.pricePaise : row.amountPaise),
    discount: toRupees(isSale ? order.discountPaise : 0),
    amount: toRupees(row.amountPaise),
    tax: taxPaise && {
      ...taxPaise,
      taxable: toRupees(taxPaise.taxable),
      cgst: toRupees(taxPaise.cgst),
      sgst: toRupees(taxPaise.sgst),
      igst: toRupees(taxPaise.igst),
    },
    paymentId,
  };
}
