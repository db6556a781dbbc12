import type { CheckedOf, Endpoint } from '@sikhya/contract/endpoint.ts';
import * as z from 'zod/mini';
import { AppError } from '../errors.ts';

// zod/mini says only "Invalid input" until it is given a language
z.config(z.locales.en());

type Raw = { params: unknown; query: unknown; body: unknown };

/** What the endpoint declares of a request, checked; fields beyond it are left behind. */
export function checkInput<E extends Endpoint>(endpoint: E, raw: Raw): CheckedOf<E> {
  return {
    params: part(endpoint.params, raw.params),
    query: part(endpoint.query, raw.query),
    body: part(endpoint.body, raw.body),
  } as CheckedOf<E>;
}

function part(schema: z.ZodMiniType | undefined, raw: unknown): unknown {
  if (!schema) return undefined;
  const checked = schema.safeParse(raw);
  if (checked.success) return checked.data;
  throw new AppError('malformed', 'The request is not as it should be.', {
    details: checked.error.issues.map(inWords).join('; '),
  });
}

function inWords(issue: z.core.$ZodIssue): string {
  return issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message;
}
