import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { AppError } from '../../errors.ts';
import { isInProcessRequest } from '../../http/in-process-fetch.ts';
import { isLocalRequest } from '../../http/is-local-request.ts';

/** As a browser names this machine, with any port. */
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * A proxy on this machine makes callers from anywhere look like callers from here. Where it shows, by its headers or by
 * the name under which the server was asked, nobody signs in as whoever they like.
 */
export function refuseFromElsewhere(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/identity/')) route.onRequest = [route.onRequest ?? [], onlyFromHere].flat();
  });
}

const onlyFromHere: onRequestHookHandler = (request, _reply, done) => {
  const { headers, socket } = request;
  const isHere =
    isLocalRequest({ address: socket.remoteAddress, headers }) && THIS_MACHINE.test(headers.host ?? '');
  if (isHere || isInProcessRequest(request)) return done();
  done(
    new AppError(
      'forbidden',
      'Local sign-in is only for people at this machine. Set GOOGLE_CLIENT_ID, or IDENTITY=local if anybody may sign in as anybody.',
    ),
  );
};
