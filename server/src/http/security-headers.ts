import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';

declare module 'fastify' {
  interface FastifyInstance {
    /** The headers of every response. Responses to requests for which no hook runs have to add them themselves. */
    securityHeaders: OutgoingHttpHeaders;
    /** Those of endpoints of the contract. */
    apiHeaders: OutgoingHttpHeaders;
  }
}

type Options = {
  https: boolean;
  google: boolean;
  /** Whether students pay with Razorpay, whose scripts and frames only the checkout page admits. */
  razorpay: boolean;
};

const CHECKOUT_PAGE = /^(\/or)?\/student\/checkout\//;
/** Files that a page loads and that are never pages themselves. A worker is not among them: its policy is its own. */
const PAGE_FILE = /^\/(early(-intro)?\.js|assets\/(?![^?]*\.worker-)[^?]+\.(js|css|woff2))$/;

/** Computes helmet's headers once, because calling helmet for every request costs as much as a small request. */
export function addSecurityHeaders(app: FastifyInstance, options: Options): void {
  const headers = createPageHeaders({ ...options, razorpay: false });
  const checkoutHeaders = createPageHeaders(options);
  const apiHeaders = toApiHeaders(headers);
  const fileHeaders = toFileHeaders(headers);
  app.decorate('securityHeaders', headers);
  app.decorate('apiHeaders', apiHeaders);
  app.addHook('onRequest', (request, reply, done) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint) reply.headers(apiHeaders);
    else if (PAGE_FILE.test(request.url)) reply.headers(fileHeaders);
    else reply.headers(CHECKOUT_PAGE.test(request.url) ? checkoutHeaders : headers);
    // a route whose response may be cached overrides this
    if (isPrivate(request)) reply.header('cache-control', 'no-store');
    done();
  });
}

/** Whether the response may contain data of the caller, or the token of a new session. */
function isPrivate({ method, headers, routeOptions: { config } }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return (config.access ?? 'public') !== 'public' || headers.authorization !== undefined || !isRead;
}

/**
 * Endpoints of the contract send JSON, which browsers do not render. So only the headers that protect data are sent:
 * the others would only make each response longer, and many students have a slow connection.
 */
function toApiHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    ...toFileHeaders(headers),
  };
}

/** Browsers apply the policy of the page to its scripts and styles. A first visit loads about forty such files. */
function toFileHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const hsts = headers['strict-transport-security'];
  return {
    'x-content-type-options': headers['x-content-type-options'],
    'cross-origin-resource-policy': headers['cross-origin-resource-policy'],
    ...(hsts && { 'strict-transport-security': hsts }),
  };
}

function createPageHeaders({ https, google, razorpay }: Options) {
  const ifGoogle = (...sources: string[]) => (google ? sources : []);
  const ifRazorpay = (...sources: string[]) => (razorpay ? sources : []);
  const frames = [...ifGoogle('https://accounts.google.com/gsi/'), ...ifRazorpay('https://api.razorpay.com')];
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          ...ifGoogle('https://accounts.google.com/gsi/client'),
          ...ifRazorpay('https://checkout.razorpay.com', 'https://cdn.razorpay.com'),
        ],
        styleSrc: ["'self'", ...ifGoogle('https://accounts.google.com/gsi/style')],
        connectSrc: [
          "'self'",
          ...ifGoogle('https://accounts.google.com/gsi/', 'https://www.googleapis.com'),
          ...ifRazorpay('https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'),
        ],
        // photos of people who signed in with Google stay visible when Google sign-in is off
        imgSrc: [
          "'self'",
          'data:',
          'blob:',
          'https://*.googleusercontent.com',
          ...ifRazorpay('https://cdn.razorpay.com'),
        ],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        // a browser without iframes posts a form to Razorpay
        formAction: ["'self'", ...ifRazorpay('https://api.razorpay.com')],
        frameAncestors: ["'none'"],
      },
    },
    // the sign-in window must be able to message the page that opened it
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https ? { maxAge: 365 * 24 * 3600 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // only for outdated browsers, or already covered by the policy above
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  setHeaders(request, response, () => {});
  return response.getHeaders();
}
