import type {
  FastifyInstance,
  FastifyRequest,
  preParsingHookHandler,
  preValidationHookHandler,
} from 'fastify';

const METHODS_WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

type BodyHooks = {
  /** Runs before the body is read. */
  preParsing: preParsingHookHandler;
  /** Runs when the body has arrived, or for an upload at once, because its handler reads the body. */
  preValidation?: preValidationHookHandler;
};

/** Adds hooks only to the routes that take a body, because even an empty hook costs time on every other request. */
export function addBodyHooks(app: FastifyInstance, { preParsing, preValidation }: BodyHooks): void {
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().every((method) => METHODS_WITHOUT_BODY.has(method))) return;
    route.preParsing = [route.preParsing ?? [], preParsing].flat();
    if (preValidation) route.preValidation = [route.preValidation ?? [], preValidation].flat();
  });
}

export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
