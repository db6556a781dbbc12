import { toLanguagePath } from '@sikhya/contract/language/language.ts';
import { PAYMENT_RETURN_PATH, RETURNED_PARAMETER, WEBHOOK_PATH } from '@sikhya/contract/orders.ts';
import type { FastifyInstance } from 'fastify';
import { AppError, nothingHere } from '../../errors.ts';
import type { OrderDependencies } from './dependencies.ts';
import { confirmReturn } from './service.ts';
import { handleEvent, receiveWebhook } from './webhook.ts';

const MAX_BODY_BYTES = 512 * 1024;

/**
 * The routes that the provider itself calls. They are plain Fastify routes, because a webhook is signed as bytes and the
 * return of a browser is a form.
 */
export async function providerRoutes(app: FastifyInstance, dependencies: OrderDependencies): Promise<void> {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.allSettled(running);
  });
  /** Handles an event after its response. The job repeats it if this fails. */
  const handleLater = (event: Parameters<typeof handleEvent>[1]) => {
    const task: Promise<void> = handleEvent(dependencies, event)
      .catch((err: unknown) => app.log.warn({ err, event: event.id }, 'a webhook could not be handled'))
      .finally(() => running.delete(task));
    running.add(task);
  };

  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post(
      WEBHOOK_PATH,
      { config: { access: 'public' }, bodyLimit: MAX_BODY_BYTES },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const event = await receiveWebhook(dependencies, body, request.headers);
        if (event) setImmediate(() => handleLater(event));
        return reply.send({ status: event ? 'accepted' : 'duplicate' });
      },
    );

    scope.post<{ Params: { orderId: string }; Querystring: { language?: unknown } }>(
      PAYMENT_RETURN_PATH,
      { config: { access: 'public' } },
      async (request, reply) => {
        if (!dependencies.provider) throw nothingHere();
        const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
        const { orderId } = request.params;
        // the page shows the state of the order, whatever the form says
        await confirmReturn(dependencies, orderId, Object.fromEntries(form)).catch((error) => {
          if (!(error instanceof AppError && error.code === 'malformed')) throw error;
        });
        const address = `/student/checkout/${orderId}?${RETURNED_PARAMETER}=1`;
        const language = request.query.language === 'or' ? 'or' : 'en';
        return reply.redirect(toLanguagePath(address, language), 303);
      },
    );
    done();
  });
}
