import type { Endpoint } from '@sikhya/contract/endpoint.ts';
import { UPLOADS } from '@sikhya/contract/files.ts';
import { REPORT_PICTURE_UPLOAD } from '@sikhya/contract/reports.ts';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { almostValid, type KnownValues, valid } from './almost-valid.ts';
import { hostileText, hostileValue, toJson } from './hostile-values.ts';

type Route = FastifyInstance['routes'][number];

/** A route with its endpoint in the contract, if it has one. */
export type DescribedRoute = Route & { name: string; endpoint: Endpoint | undefined };

/** Returns all routes of the server, without the HEAD routes that Fastify adds to GET routes. */
export function describeRoutes(app: FastifyInstance): DescribedRoute[] {
  return app.routes
    .filter(({ method }) => method !== 'HEAD')
    .map((route) => ({
      ...route,
      name: `${route.method} ${route.url}`,
      endpoint: app.endpoints.find(({ method, path }) => method === route.method && path === route.url),
    }));
}

export function findUpload({ url }: DescribedRoute): { field: string } | undefined {
  if (url === REPORT_PICTURE_UPLOAD) return UPLOADS['question-image'];
  return Object.values(UPLOADS).find(({ path }) => path === url);
}

/** Generates requests to the route. Most are like those of a browser, with an error. */
export function generateRequests(route: DescribedRoute, known: KnownValues): fc.Arbitrary<InjectOptions> {
  const { endpoint } = route;
  const params = generateFields(
    endpoint?.params && almostValid(endpoint.params, known),
    getParamNames(route.url),
    known,
  );
  const query = generateFields(endpoint?.query && almostValid(endpoint.query, known), QUERY_NAMES, known);
  const takesBody = route.method !== 'GET';
  return fc
    .record({
      params,
      query,
      body: takesBody ? generateBody(route, known) : fc.constant(undefined),
      headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, fc.constantFrom(...HEADERS)),
    })
    .map(({ headers, ...parts }) => {
      const request = toRequest(route, parts);
      return { ...request, headers: { ...headers, ...request.headers } };
    });
}

/** The input of a route; `body` is its JSON. */
export type ValidParts = { params: Fields; query: Fields; body?: unknown };

/** Generates what a browser sends to the route, but no upload. `text` is passed to `valid`. */
export function generateValid(
  { url, endpoint }: DescribedRoute,
  known: KnownValues,
  text?: fc.Arbitrary<string>,
): fc.Arbitrary<ValidParts> {
  const knownFields = (names: string[]) =>
    fc.record(
      Object.fromEntries(names.map((name) => [name, text ?? fc.constantFrom(...(known[name] ?? ['0']))])),
    );
  const { params, query, body } = endpoint ?? {};
  return fc.record({
    params: params ? (valid(params, known) as fc.Arbitrary<Fields>) : knownFields(getParamNames(url)),
    query: query ? (valid(query, known, text) as fc.Arbitrary<Fields>) : knownFields(QUERY_NAMES),
    ...(body && { body: valid(body, known, text) }),
  });
}

export function toJsonRequest(route: DescribedRoute, { params, query, body }: ValidParts): InjectOptions {
  return toRequest(route, { params, query, body: body === undefined ? undefined : asJson(body) });
}

type Parts = { params: Fields; query: Fields; body: Body };

function toRequest({ method, url }: DescribedRoute, { params, query, body }: Parts): InjectOptions {
  return {
    method: method as 'GET',
    url: buildUrl(url, params, query),
    headers: body?.headers ?? {},
    ...(body && { payload: body.payload }),
  };
}

const QUERY_NAMES = ['token', 'search', 'courseId', 'page'];
const getParamNames = (url: string) => [...url.matchAll(/:(\w+)/g)].map(([, name]) => name!);

const HEADERS: Record<string, string>[] = [
  { range: 'bytes=0-3' },
  { range: 'bytes=-99999999999999999999' },
  { range: 'bytes=5-2,7-' },
  { 'if-range': '"x"', range: 'bytes=0-0' },
  { 'if-none-match': '*' },
  { 'accept-encoding': 'none;q=zero, \u00ff' },
  { 'x-forwarded-for': '1.2.3.4, ../..' },
];

type Fields = Record<string, unknown>;

/** Generates fields of the contract's schema. Without a schema it uses the names. */
function generateFields(
  described: fc.Arbitrary<unknown> | undefined,
  names: string[],
  known: KnownValues,
): fc.Arbitrary<Fields> {
  const hostile = fc.record(
    Object.fromEntries(
      names.map((name) => [name, fc.oneof(fc.constantFrom(...(known[name] ?? ['0'])), hostileText)]),
    ),
    { requiredKeys: [] },
  );
  if (!described) return hostile;
  const asFields = described.map((value) => (typeof value === 'object' ? { ...value } : { value }) as Fields);
  return fc.oneof({ weight: 4, arbitrary: asFields }, hostile);
}

function buildUrl(url: string, params: Fields, query: Fields): string {
  const path = url.replace(/:(\w+)/g, (_, name) => {
    const value = encode(toText(params[name]).slice(0, 300));
    // a whole segment of dots would lead to another route
    return value === '.' || value === '..' ? '%2e%2e%2f' : value;
  });
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((item) => `${encode(key)}=${encode(toText(item).slice(0, 2000))}`),
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Percent-encodes like a browser. Also encodes half a surrogate pair, as the bytes that UTF-8 would have for it. */
function encode(text: string): string {
  if (text.isWellFormed()) return encodeURIComponent(text);
  return Array.from(text, (character) => {
    if (/[\w.~-]/.test(character)) return character;
    const code = character.codePointAt(0)!;
    const bytes =
      code >= 0xd800 && code <= 0xdfff
        ? [0xed, 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
        : Buffer.from(character);
    return [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  }).join('');
}

type Body = { payload: string | Buffer; headers: Record<string, string> } | undefined;

const JSON_TYPE = { 'content-type': 'application/json' };
const asJson = (value: unknown): Body => ({ payload: toJson(value), headers: JSON_TYPE });

function generateBody(route: DescribedRoute, known: KnownValues): fc.Arbitrary<Body> {
  const hostile = fc.oneof(
    hostileValue.map(asJson),
    fc.constant(undefined),
    fc
      .constantFrom('{', '{"a":', '[1,]', '"', '\0', `${'['.repeat(20_000)}`, '{"a":1}x')
      .map((payload) => ({ payload, headers: JSON_TYPE })),
    fc
      .tuple(
        fc.uint8Array({ maxLength: 60 }),
        fc.constantFrom(
          'application/json',
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'multipart/form-data',
          '/',
        ),
      )
      .map(([bytes, type]) => ({ payload: Buffer.from(bytes), headers: { 'content-type': type } })),
  );
  const upload = findUpload(route);
  if (upload)
    return fc.oneof({ weight: 4, arbitrary: generateForm(upload.field, known.content as Buffer[]) }, hostile);
  const { body } = route.endpoint ?? {};
  return body ? fc.oneof({ weight: 4, arbitrary: almostValid(body, known).map(asJson) }, hostile) : hostile;
}

/** Generates forms with complete, truncated and damaged files. */
function generateForm(field: string, contents: Buffer[]): fc.Arbitrary<Body> {
  return fc
    .record({
      field: fc.oneof(
        { weight: 6, arbitrary: fc.constant(field) },
        fc.constantFrom('other', '', '__proto__'),
      ),
      fileName: fc.oneof(fc.constant('a.png'), hostileText),
      content: fc.constantFrom(...contents),
      flips: fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 3 }),
      keep: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
      end: fc.constantFrom('\r\n--x--\r\n', '\r\n--x\r\n', ''),
    })
    .map(({ field, fileName, content, flips, keep, end }) => {
      const bytes = Buffer.from(content.subarray(0, Math.ceil(content.length * keep)));
      for (const [at, value] of flips) if (bytes.length > 0) bytes[at % bytes.length] = value;
      const name = fileName.replace(/[\r\n"]/g, '_');
      const head = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`;
      const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(end)]);
      return { payload, headers: { 'content-type': 'multipart/form-data; boundary=x' } };
    });
}
