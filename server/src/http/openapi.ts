import { type Endpoint, IDEMPOTENCY_KEY } from '@sikhya/contract/endpoint.ts';
import { errorBody } from '@sikhya/contract/error.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** Describes the API in its own words, from the same endpoints that are served. */
export function serveOpenApi(app: FastifyInstance, site: { name: string; origin: string }): void {
  let description: string | undefined;
  app.get('/api/openapi.json', { config: { access: 'public' } }, async (_request, reply) => {
    description ??= JSON.stringify(openApi(app.endpoints, site));
    return reply.type('application/json; charset=utf-8').send(description);
  });
}

function openApi(endpoints: Endpoint[], site: { name: string; origin: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${site.name} API`, version: '1' },
    servers: [{ url: site.origin }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchema(errorBody, 'output') },
    },
    paths,
  };
}

function operation(endpoint: Endpoint) {
  const content = (schema: unknown) => ({ 'application/json': { schema } });
  return {
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: content(jsonSchema(endpoint.body, 'input')) },
    }),
    responses: {
      ...(endpoint.response
        ? { 200: { description: 'Done', content: content(jsonSchema(endpoint.response, 'output')) } }
        : { 204: { description: 'Done' } }),
      default: { description: 'It failed', content: content({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeated with the same key within a day, the call answers the first result.',
  schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY.maxLength },
};

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io });
  return plain;
}
