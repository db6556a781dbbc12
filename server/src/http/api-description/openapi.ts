import { type Endpoint, IDEMPOTENCY_KEY } from '@sikhya/contract/endpoint.ts';
import { type ErrorCode, errorBody, statusOfCode } from '@sikhya/contract/error.ts';
import * as z from 'zod/mini';
import type { JsonSchema } from './describe-schema.ts';

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

type Response = { description: string; content?: ReturnType<typeof toContent> } | { $ref: string };

export type Operation = ReturnType<typeof toOperation>;

/** Describes the endpoints of the server as an OpenAPI document. */
export function createDocument(endpoints: readonly Endpoint[], site: { name: string; origin: string }) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  }
  const areas = [...new Set(endpoints.map(getArea))].toSorted();
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1',
      // the licence of the software is the school's own matter
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: site.origin }],
    tags: areas.map((name) => ({ name, description: `Endpoints below /${name.replace(' ', '/')}` })),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: toJsonSchema(errorBody, 'output') },
      responses: Object.fromEntries(
        listStatuses().map((status) => [`Error${status}`, describeError(status)]),
      ),
    },
    paths,
  };
}

const toContent = (schema: JsonSchema | { $ref: string }) => ({ 'application/json': { schema } });

function toOperation(endpoint: Endpoint) {
  return {
    operationId: toOperationId(endpoint),
    tags: [getArea(endpoint)],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.permission && { 'x-permission': endpoint.permission }),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...toParameters(endpoint.params, 'path'),
      ...toParameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ] as Parameter[],
    ...(endpoint.body && {
      requestBody: { required: true, content: toContent(toJsonSchema(endpoint.body, 'input')) },
    }),
    responses: toResponses(endpoint),
  };
}

function toResponses(endpoint: Endpoint): Record<string, Response> {
  return {
    ...(endpoint.response
      ? { 200: { description: 'Success', content: toContent(toJsonSchema(endpoint.response, 'output')) } }
      : { 204: { description: 'Success' } }),
    ...Object.fromEntries(
      listErrors(endpoint).map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
    ),
    default: { description: 'Error', content: toContent({ $ref: '#/components/schemas/Error' }) },
  };
}

/** Such as `getStudentTestAttemptsByAttemptId`. */
function toOperationId({ method, path }: Endpoint): string {
  const words = path
    .replace(/^\/api\//, '/')
    .replace(/:/g, 'by-')
    .split(/[^a-zA-Z0-9]+/)
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

/** The first parts of the path, such as `admin courses`. */
function getArea({ path }: Endpoint): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== 'api' && !part.startsWith(':'));
  return parts.slice(0, ['admin', 'student', 'public', 'protected'].includes(parts[0]!) ? 2 : 1).join(' ');
}

/** The errors that a caller should expect. Others, such as 500 and 503, are the default. */
function listErrors({ access, params, body, idempotent, neverRefused, path }: Endpoint): number[] {
  return [
    400,
    ...(access === 'public' ? [] : [401, 403]),
    ...(params || path.includes(':') ? [404] : []),
    ...(body || idempotent ? [409] : []),
    ...(body ? [413, 415, 422] : []),
    ...(neverRefused ? [] : [429]),
  ];
}

const listStatuses = () => [400, 401, 403, 404, 409, 413, 415, 422, 429];

function describeError(status: number) {
  const codes = (Object.keys(statusOfCode) as ErrorCode[]).filter((code) => statusOfCode[code] === status);
  return {
    description: `Error with the code ${codes.join(', ')}`,
    content: toContent({ $ref: '#/components/schemas/Error' }),
  };
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A request that is repeated with the same key within a day gets the first response again.',
  schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY.maxLength },
};

function toParameters(schema: z.ZodMiniType | undefined, location: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => allowOverlap(jsonSchema),
  });
  return plain as JsonSchema;
}

/** `oneOf` forbids that a value fits two schemas, which drafts and published courses with few fields do. */
function allowOverlap(schema: { oneOf?: unknown[]; anyOf?: unknown[] }): void {
  if (!schema.oneOf) return;
  schema.anyOf = schema.oneOf;
  delete schema.oneOf;
}
