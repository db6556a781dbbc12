import type { Endpoint } from '@sikhya/contract/endpoint.ts';
import { UPLOADS } from '@sikhya/contract/files.ts';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { almostValid, type Real } from './almost-valid.ts';
import { hostileText, hostileValue, jsonText } from './hostile-values.ts';

type Route = FastifyInstance['routes'][number];

/** A route with what the contract says of it, if it is one that the contract describes. */
export type Described = Route & { name: string; endpoint: Endpoint | undefined };

/** Every route that the server has; those that heads are asked of come with the others. */
export function describedRoutes(app: FastifyInstance): Described[] {
  return app.routes
    .filter(({ method }) => method !== 'HEAD')
    .map((route) => ({
      ...route,
      name: `${route.method} ${route.url}`,
      endpoint: app.endpoints.find(({ method, path }) => method === route.method && path === route.url),
    }));
}

/** Requests to the route: mostly such as a browser could send, with something wrong with them. */
export function requestsTo(route: Described, real: Real): fc.Arbitrary<InjectOptions> {
  const { endpoint } = route;
  const params = fieldsOf(endpoint?.params && almostValid(endpoint.params, real), paramsIn(route.url), real);
  const query = fieldsOf(endpoint?.query && almostValid(endpoint.query, real), QUERIES, real);
  const takesBody = route.method !== 'GET';
  return fc
    .record({
      params,
      query,
      body: takesBody ? bodyOf(route, real) : fc.constant(undefined),
      headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, fc.constantFrom(...HEADERS)),
    })
    .map(({ params, query, body, headers }) => ({
      method: route.method as 'GET',
      url: addressOf(route.url, params, query),
      headers: { ...headers, ...body?.headers },
      ...(body && { payload: body.payload }),
    }));
}

const QUERIES = ['token', 'search', 'courseId', 'page'];
const paramsIn = (url: string) => [...url.matchAll(/:(\w+)/g)].map(([, name]) => name!);

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

/** Fields as the contract wants them, or, where it says nothing, under these names. */
function fieldsOf(
  described: fc.Arbitrary<unknown> | undefined,
  names: string[],
  real: Real,
): fc.Arbitrary<Fields> {
  const wild = fc.record(
    Object.fromEntries(
      names.map((name) => [name, fc.oneof(fc.constantFrom(...(real[name] ?? ['0'])), hostileText)]),
    ),
    { requiredKeys: [] },
  );
  if (!described) return wild;
  const asFields = described.map((value) => (typeof value === 'object' ? { ...value } : { value }) as Fields);
  return fc.oneof({ weight: 4, arbitrary: asFields }, wild);
}

function addressOf(url: string, params: Fields, query: Fields): string {
  const path = url.replace(/:(\w+)/g, (_, name) => {
    const value = percent(asText(params[name]).slice(0, 300));
    // by themselves they would lead to another route
    return value === '.' || value === '..' ? '%2e%2e%2f' : value;
  });
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((one) => `${percent(key)}=${percent(asText(one).slice(0, 2000))}`),
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Escapes like a browser, but half a surrogate pair too, into the bytes that would stand for it. */
function percent(text: string): string {
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

function bodyOf(route: Described, real: Real): fc.Arbitrary<Body> {
  const json = { 'content-type': 'application/json' };
  const asJson = (value: unknown): Body => ({ payload: jsonText(value), headers: json });
  const wild = fc.oneof(
    hostileValue.map(asJson),
    fc.constant(undefined),
    fc
      .constantFrom('{', '{"a":', '[1,]', '"', '\0', `${'['.repeat(20_000)}`, '{"a":1}x')
      .map((payload) => ({ payload, headers: json })),
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
  const upload = Object.values(UPLOADS).find(({ path }) => path === route.url);
  if (upload) return fc.oneof({ weight: 4, arbitrary: forms(upload.field, real.content as Buffer[]) }, wild);
  const { body } = route.endpoint ?? {};
  return body ? fc.oneof({ weight: 4, arbitrary: almostValid(body, real).map(asJson) }, wild) : wild;
}

/** Files of the right kind and others, whole, cut off, and with a few bytes changed. */
function forms(field: string, contents: Buffer[]): fc.Arbitrary<Body> {
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
