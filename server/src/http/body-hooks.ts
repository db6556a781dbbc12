import type { FastifyInstance, preParsingHookHandler, preValidationHookHandler } from 'fastify';

const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

type AroundBodies = {
  /** Before a body is read. */
  preParsing: preParsingHookHandler;
  /** When it is here. */
  preValidation?: preValidationHookHandler;
};

/** Hooks for the routes that take a body. Most calls have none, and each hook that does nothing for them costs as much. */
export function addBodyHooks(app: FastifyInstance, { preParsing, preValidation }: AroundBodies): void {
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().every((method) => WITHOUT_BODY.has(method))) return;
    route.preParsing = [route.preParsing ?? [], preParsing].flat();
    if (preValidation) route.preValidation = [route.preValidation ?? [], preValidation].flat();
  });
}
