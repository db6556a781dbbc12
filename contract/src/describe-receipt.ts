import { GST_STATES } from './gst-states.ts';
import { getFormatter } from './language/format.ts';
import { titlesInLanguage } from './language/in-language.ts';
import type { Locale } from './language/language.ts';
import { defineTexts, getTexts } from './language/texts.ts';
import { getAddress } from './office-address.ts';
import type { Receipt } from './receipts.ts';

const texts = defineTexts({
  receipt: { en: 'Receipt {number}', or: 'ରସିଦ {number}' },
  'tax-invoice': { en: 'Tax invoice {number}', or: 'ଟିକସ ଚାଲାଣ {number}' },
  'credit-note': { en: 'Credit note {number}', or: 'କ୍ରେଡିଟ ନୋଟ {number}' },
  orderNumber: { en: 'Order {number}', or: 'ବରାଦ {number}' },
  corrects: { en: 'Corrects {number}', or: '{number}ର ସଂଶୋଧନ' },
  payment: { en: 'Payment {id}', or: 'ଦେୟ {id}' },
  seller: { en: 'Seller', or: 'ବିକ୍ରେତା' },
  buyer: { en: 'Buyer', or: 'କ୍ରେତା' },
  gstin: { en: 'GSTIN {number}', or: 'GSTIN {number}' },
  discount: { en: 'Discount', or: 'ରିହାତି' },
  amount: { en: 'Amount', or: 'ରାଶି' },
  taxable: { en: 'Taxable value', or: 'ଟିକସଯୋଗ୍ୟ ମୂଲ୍ୟ' },
  cgst: { en: 'CGST', or: 'CGST' },
  sgst: { en: 'SGST', or: 'SGST' },
  igst: { en: 'IGST', or: 'IGST' },
  sac: { en: 'SAC {code}, GST {percent:number} % included', or: 'SAC {code}, GST {percent:number} % ସହିତ' },
  placeOfSupply: { en: 'Place of supply: {state}', or: 'ଯୋଗାଣ ସ୍ଥାନ: {state}' },
});

export type ReceiptParty = { label: string; name: string; lines: string[] };
export type ReceiptLine = { label: string; value: string; isTotal: boolean };

/** The content of a receipt in one language, for the page and for the PDF. */
export type ReceiptDescription = {
  title: string;
  date: string;
  /** The order, the receipt that a credit note corrects, and the payment. */
  references: string[];
  parties: ReceiptParty[];
  lines: ReceiptLine[];
  /** About the tax; none without a GST number. */
  notes: string[];
};

export function describeReceipt(receipt: Receipt, locale: Locale): ReceiptDescription {
  const t = getTexts(texts, locale);
  const states: Record<string, string> = getTexts(GST_STATES, locale);
  const { seller, buyer, tax, corrects, paymentId } = receipt;
  const gstin = (number: string | null) => (number ? [t.gstin({ number })] : []);
  return {
    title: t[receipt.kind]({ number: receipt.number }),
    date: getFormatter(locale).date(receipt.issuedAt),
    references: [
      t.orderNumber({ number: receipt.orderNumber }),
      ...(corrects ? [t.corrects({ number: corrects })] : []),
      ...(paymentId ? [t.payment({ id: paymentId })] : []),
    ],
    parties: [
      {
        label: t.seller,
        name: seller.name,
        lines: [
          ...getAddress(seller.address, locale.language).split('\n').filter(Boolean),
          ...gstin(seller.gstin),
        ],
      },
      { label: t.buyer, name: buyer.name, lines: [buyer.email, ...gstin(buyer.gstin)] },
    ],
    lines: describeAmounts(receipt, locale),
    notes: tax
      ? [
          t.sac({ code: tax.sac, percent: tax.percent }),
          t.placeOfSupply({ state: states[tax.placeOfSupply] ?? tax.placeOfSupply }),
        ]
      : [],
  };
}

function describeAmounts(receipt: Receipt, locale: Locale): ReceiptLine[] {
  const t = getTexts(texts, locale);
  const { price, discount, amount, tax } = receipt;
  const rupees = (value: number) => getFormatter(locale).rupees(value);
  const line = (label: string, value: number) => ({ label, value: rupees(value), isTotal: false });
  const taxes = !tax
    ? []
    : tax.igst > 0
      ? [line(t.igst, tax.igst)]
      : [line(t.cgst, tax.cgst), line(t.sgst, tax.sgst)];
  return [
    line(titlesInLanguage(receipt, locale.language).title, price),
    ...(discount > 0 ? [{ label: t.discount, value: `− ${rupees(discount)}`, isTotal: false }] : []),
    { label: t.amount, value: rupees(amount), isTotal: true },
    ...(tax ? [line(t.taxable, tax.taxable), ...taxes] : []),
  ];
}
