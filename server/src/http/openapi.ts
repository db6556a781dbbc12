import { type Endpoint, IDEMPOTENCY_KEY } from '@sikhya/contract/endpoint.ts';
import { errorBody } from '@sikhya/contract/error.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** Serves the OpenAPI document, which is generated from the endpoints that the server has. */
export function serveOpenApi(app: FastifyInstance, site: { name: string; origin: string }): void {
  let document: string | undefined;
  app.get('/api/openapi.json', { config: { access: 'public' } }, async (_request, reply) => {
    document ??= JSON.stringify(createDocument(app.endpoints, site));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}

function createDocument(endpoints: Endpoint[], site: { name: string; origin: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${site.name} API`, version: '1' },
    servers: [{ url: site.origin }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: toJsonSchema(errorBody, 'output') },
    },
    paths,
  };
}

function toOperation(endpoint: Endpoint) {
  const content = (schema: unknown) => ({ 'application/json': { schema } });
  return {
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.permission && { 'x-permission': endpoint.permission }),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...toParameters(endpoint.params, 'path'),
      ...toParameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: content(toJsonSchema(endpoint.body, 'input')) },
    }),
    responses: {
      ...(endpoint.response
        ? { 200: { description: 'Success', content: content(toJsonSchema(endpoint.response, 'output')) } }
        : { 204: { description: 'Success' } }),
      default: { description: 'Error', content: content({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A request that is repeated with the same key within a day gets the first response again.',
  schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY.maxLength },
};

function toParameters(schema: z.ZodMiniType | undefined, location: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io });
  return plain;
}
