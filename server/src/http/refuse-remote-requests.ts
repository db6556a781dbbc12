import type { Message } from '@sikhya/contract/language/texts.ts';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { AppError } from '../errors.ts';
import { isInProcessRequest } from './in-process-fetch.ts';
import { isLocalRequest } from './is-local-request.ts';

const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Refuses the routes below a path to requests that do not come from this machine. Behind a proxy on this machine all
 * requests look local, so requests with proxy headers or another Host header are refused too.
 */
export function refuseRemoteRequests(app: FastifyInstance, path: string, refusal: Message): void {
  const requireLocalRequest: onRequestHookHandler = (request, _reply, done) => {
    const { headers, socket } = request;
    const isLocal =
      isLocalRequest({ address: socket.remoteAddress, headers }) && LOCAL_HOST.test(headers.host ?? '');
    if (isLocal || isInProcessRequest(request)) return done();
    done(new AppError('forbidden', refusal));
  };
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(path)) route.onRequest = [route.onRequest ?? [], requireLocalRequest].flat();
  });
}
