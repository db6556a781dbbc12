import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { statusOfCode } from '@sikhya/contract/error.ts';
import { getLocale } from '@sikhya/contract/language/language.ts';
import { getTexts, message } from '@sikhya/contract/language/texts.ts';
import { LOCAL_PAYMENTS_API, payLocally } from '@sikhya/contract/local-payments.ts';
import { MINIMUM_PAISE } from '@sikhya/contract/money.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../errors.ts';
import { refuseRemoteRequests } from '../../http/refuse-remote-requests.ts';
import { serve } from '../../http/serve.ts';
import { type LocalPayments, RazorpayError } from './service.ts';
import { texts, windowTexts } from './texts.ts';

const orderBody = z.object({
  amount: z.int().check(z.minimum(MINIMUM_PAISE)),
  currency: z.literal('INR'),
  receipt: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
  notes: z._default(z.unknown(), []),
});

const refundBody = z.object({
  amount: z.optional(z.int().check(z.minimum(MINIMUM_PAISE))),
  notes: z._default(z.unknown(), []),
  receipt: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
});

const whole = (fallback: number) =>
  z._default(z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number)), fallback);
/** As many as Razorpay returns at once. */
const MAX_COUNT = 100;

const listQuery = z.object({
  from: whole(0),
  to: whole(4_000_000_000),
  count: whole(10),
  skip: whole(0),
});

/** An id of this provider. */
const ID = /^\w{1,40}$/;

type WithId = { Params: { id: string } };

/** The API of Razorpay as far as we call it, the checkout script, and the endpoint that decides what happens. */
export async function localPaymentRoutes(
  app: FastifyInstance,
  local: LocalPayments,
  { isLocalOnly }: { isLocalOnly: boolean },
): Promise<void> {
  if (isLocalOnly) refuseRemoteRequests(app, '/local-payments/', message(texts.onlyOnThisMachine));
  serve(app, payLocally, ({ body }) => local.pay(body));
  await serveCheckout(app);
  await app.register(
    (scope, _options, done) => {
      scope.setErrorHandler(sendRazorpayError);
      scope.addHook('preHandler', async (request) => {
        if (!local.isAuthorized(readKeys(request))) throw new RazorpayError(401, 'Authentication failed');
        const { id = 'none' } = request.params as { id?: string };
        if (!ID.test(id)) throw new RazorpayError(400, 'The id provided does not exist');
      });
      const options = { config: { access: 'public' as const } };
      scope.post('/orders', options, async ({ body }) => local.createOrder(parse(orderBody, body)));
      scope.get<WithId>('/orders/:id', options, async ({ params }) => local.getOrder(params.id));
      scope.get<WithId>('/orders/:id/payments', options, async ({ params }) =>
        toCollection(await local.listOrderPayments(params.id)),
      );
      scope.get('/payments', options, async ({ query }) =>
        toCollection(await local.listPayments(readPeriod(query))),
      );
      scope.get('/refunds', options, async ({ query }) =>
        toCollection(await local.listRefunds(readPeriod(query))),
      );
      scope.get<WithId>('/payments/:id/refunds', options, async ({ params }) =>
        toCollection(await local.listPaymentRefunds(params.id)),
      );
      scope.post<WithId>('/payments/:id/refund', options, async ({ params, body, headers }) => {
        const key = headers['x-refund-idempotency'];
        const { amount, ...rest } = parse(refundBody, body ?? {});
        const refund = { ...rest, ...(amount !== undefined && { amount }) };
        return local.refund(params.id, { ...refund, idempotencyKey: typeof key === 'string' ? key : null });
      });
      done();
    },
    { prefix: LOCAL_PAYMENTS_API },
  );
}

const toCollection = (items: unknown[]) => ({ entity: 'collection', count: items.length, items });

function readPeriod(query: unknown) {
  const { from, to, count, skip } = parse(listQuery, query);
  const period = { from: new Date(from * 1000), to: new Date(to * 1000) };
  return { ...period, limit: Math.min(count, MAX_COUNT), offset: skip };
}

function parse<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new RazorpayError(400, 'The request is invalid');
  return parsed.data;
}

/** The key id and secret of Basic authentication. */
function readKeys({ headers }: FastifyRequest) {
  const [, encoded = ''] = /^Basic (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [keyId = '', keySecret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { keyId, keySecret };
}

async function sendRazorpayError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const isOurs = error instanceof RazorpayError;
  const status = isOurs ? error.status : getStatus(error);
  if (status >= 500) request.log.error({ err: error }, 'the local payment provider failed');
  const description = isOurs ? error.message : 'The server encountered an error';
  const code = status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR';
  return reply.code(status).send({ error: { code, description, source: 'NA', step: 'NA', reason: 'NA' } });
}

/** Returns the status of an error before a handler runs, such as for a body that is not JSON. */
function getStatus(error: unknown): number {
  if (error instanceof AppError) return statusOfCode[error.code];
  return (error as { statusCode?: number }).statusCode ?? 500;
}

/** The script gets its texts in both languages, because the page that loads it decides on one. */
async function serveCheckout(app: FastifyInstance): Promise<void> {
  const read = (name: string) => readFile(path.join(import.meta.dirname, 'window', name), 'utf8');
  const texts = {
    en: getTexts(windowTexts, getLocale('en')),
    or: getTexts(windowTexts, getLocale('or')),
  };
  const files = [
    {
      name: 'checkout.js',
      type: 'text/javascript; charset=utf-8',
      content: (await read('checkout.js')).replace("'{{texts}}'", () => JSON.stringify(texts)),
    },
    { name: 'checkout.css', type: 'text/css; charset=utf-8', content: await read('checkout.css') },
  ];
  for (const { name, type, content } of files) {
    app.get(`/local-payments/${name}`, { config: { access: 'public' } }, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );
  }
}
