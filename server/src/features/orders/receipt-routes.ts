import { getLocale, LANGUAGES, type Locale } from '@sikhya/contract/language/language.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { getReceiptFileName, RECEIPT_PDF } from '@sikhya/contract/receipts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { getRequestLocale } from '../../http/request-locale.ts';
import { writeReceiptPdf } from '../receipts/service.ts';
import { getAdminOrder } from './admin-service.ts';
import { getReceipt, type OrderDependencies, type OrderReceipts } from './service.ts';
import { texts } from './texts.ts';

type ReceiptRequest = { Params: { orderId: string }; Querystring: { lang?: unknown } };

/** Writing a PDF takes more time than other requests. */
const CALLS_PER_MINUTE = 30;

/** The receipt of an order and its credit notes as a PDF. Plain Fastify routes, because `serve` sends only JSON. */
export function receiptRoutes(app: FastifyInstance, dependencies: OrderDependencies): void {
  const { db, now } = dependencies;
  app.get<ReceiptRequest>(
    RECEIPT_PDF.student,
    { config: { access: 'student', callsPerMinute: CALLS_PER_MINUTE } },
    async (request, reply) => {
      const receipts = await getReceipt(dependencies, request.caller!.personId, request.params.orderId);
      return sendPdf(reply, receipts, getLocaleOf(request));
    },
  );
  app.get<ReceiptRequest>(
    RECEIPT_PDF.admin,
    { config: { access: 'admin', permission: 'orders.read', callsPerMinute: CALLS_PER_MINUTE } },
    async (request, reply) => {
      const { receipt, creditNotes } = await getAdminOrder(db, request.params.orderId, now());
      if (!receipt) throw new AppError('not-found', message(texts.noReceipt));
      return sendPdf(reply, { receipt, creditNotes }, getLocaleOf(request));
    },
  );
}

function getLocaleOf(request: FastifyRequest<ReceiptRequest>): Locale {
  const language = LANGUAGES.find((known) => known === request.query.lang);
  return language ? getLocale(language) : getRequestLocale(request);
}

async function sendPdf(
  reply: FastifyReply,
  { receipt, creditNotes }: OrderReceipts,
  locale: Locale,
): Promise<FastifyReply> {
  const pdf = await writeReceiptPdf([receipt, ...creditNotes], locale);
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${getReceiptFileName(receipt.number)}"`)
    .header('cache-control', 'no-store')
    .send(pdf);
}
