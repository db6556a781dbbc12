import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/health',
  access: 'public',
  neverRefused: true,
  summary: 'Whether this process can serve, for a load balancer',
  response: z.object({ status: z.literal('ok') }),
});

export const adminTest = endpoint({
  method: 'GET',
  path: '/api/admin/test',
  access: 'admin',
  permission: 'any',
  summary: 'Whether the caller is an admin',
  response: z.object({ message: z.string() }),
});

export const databaseStatus = endpoint({
  method: 'GET',
  path: '/api/admin/db-status',
  access: 'admin',
  permission: 'system',
  summary: 'The state of the database',
  response: z.object({
    status: z.literal('connected'),
    version: z.string(),
    sizeBytes: z.int(),
    courses: z.int(),
    students: z.int(),
  }),
});
