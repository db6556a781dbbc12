import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';

declare module 'fastify' {
  interface FastifyInstance {
    /** What every answer carries; a request that reaches no hook is given it by whoever refuses it. */
    securityHeaders: OutgoingHttpHeaders;
  }
}

/**
 * Helmet's headers, worked out once: they are the same for every answer, and asking helmet each time
 * costs as much as a small request.
 */
export function addSecurityHeaders(app: FastifyInstance, options: { https: boolean; google: boolean }): void {
  const headers = fixedHeaders(options);
  const forData = headersForData(headers);
  app.decorate('securityHeaders', headers);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.endpoint ? forData : headers);
    // a route whose answer may be kept says so itself
    if (isForOnePerson(request)) reply.header('cache-control', 'no-store');
    done();
  });
}

/** Whether the answer may hold what is for the caller alone: their data, or the token of a new session. */
function isForOnePerson({ method, headers, routeOptions: { config } }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return (config.access ?? 'public') !== 'public' || headers.authorization !== undefined || !isRead;
}

/**
 * An endpoint of the contract answers with data, which no browser takes for a page: it may load nothing and stand in no
 * frame. What else is said of pages would only make every answer longer, and most cross a slow line.
 */
function headersForData(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'x-content-type-options': kind, 'cross-origin-resource-policy': readers } = headers;
  const https = headers['strict-transport-security'];
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': kind,
    'cross-origin-resource-policy': readers,
    ...(https && { 'strict-transport-security': https }),
  };
}

function fixedHeaders({ https, google }: { https: boolean; google: boolean }) {
  const ifGoogle = (...sources: string[]) => (google ? sources : []);
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...ifGoogle('https://accounts.google.com/gsi/client')],
        styleSrc: ["'self'", ...ifGoogle('https://accounts.google.com/gsi/style')],
        connectSrc: ["'self'", ...ifGoogle('https://accounts.google.com/gsi/', 'https://www.googleapis.com')],
        // photos of people who signed in with Google stay visible when it is off
        imgSrc: ["'self'", 'data:', 'blob:', 'https://*.googleusercontent.com'],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: google ? ['https://accounts.google.com/gsi/'] : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // the identity provider's window must be able to answer the page that opened it
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https ? { maxAge: 365 * 24 * 3600 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // for browsers that are long gone, or for what the policy above already says
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  setHeaders(request, response, () => {});
  return response.getHeaders();
}
