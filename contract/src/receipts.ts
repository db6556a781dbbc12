import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byOrderId, titles } from './orders.ts';

const party = z.object({
  name: z.string(),
  /** The code of the state; null if unknown. */
  state: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
});

export const receipt = z.object({
  number: z.string(),
  /** A tax invoice if the seller has a GST number. */
  kind: z.enum(['receipt', 'tax-invoice', 'credit-note']),
  issuedAt: z.iso.datetime(),
  orderNumber: z.string(),
  /** The number of the receipt that a credit note corrects. */
  corrects: z.nullable(z.string()),
  seller: z.extend(party, { address: z.string() }),
  buyer: z.extend(party, { email: z.string() }),
  ...titles,
  price: z.number(),
  discount: z.number(),
  amount: z.number(),
  /** The tax that the amount includes; null without a GST number. */
  tax: z.nullable(
    z.object({
      sac: z.string(),
      percent: z.int(),
      taxable: z.number(),
      cgst: z.number(),
      sgst: z.number(),
      igst: z.number(),
      /** The code of the state that decides between CGST with SGST and IGST. */
      placeOfSupply: z.string(),
    }),
  ),
  paymentId: z.nullable(z.string()),
});

export type Receipt = z.output<typeof receipt>;

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/student/orders/:orderId/receipt',
  access: 'student',
  summary: 'The receipt of a paid order, and the credit notes of its refunds',
  params: byOrderId,
  response: z.object({ receipt, creditNotes: z.array(receipt) }),
});

/** The same as a PDF, in the language of the query `lang` or else of the request. */
export const RECEIPT_PDF = {
  student: '/api/student/orders/:orderId/receipt.pdf',
  admin: '/api/admin/orders/:orderId/receipt.pdf',
} as const;

/** A slash of the number would be taken as a folder. */
export const getReceiptFileName = (number: string) => `${number.replaceAll('/', '-')}.pdf`;
