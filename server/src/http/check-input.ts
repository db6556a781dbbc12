import type { Endpoint, EndpointRequest } from '@sikhya/contract/endpoint.ts';
import * as z from 'zod/mini';
import { AppError } from '../errors.ts';

// zod/mini says only "Invalid input" until it is given a language
z.config(z.locales.en());

type Raw = { params: unknown; query: unknown; body: unknown };

/** More would not be read. */
const MOST_ISSUES = 10;

/**
 * Zod goes on after the first issue unless it is told so, and thousands of them take long. Only forms, which name their
 * fields, are told all that is wrong. Zod's public type does not name the option, so a test makes sure of it.
 */
const FIRST_ISSUE = { reportInput: false, abortEarly: true };

/** What the endpoint declares of a request, checked; fields beyond it are left behind. */
export function checkInput<E extends Endpoint>(endpoint: E, raw: Raw): EndpointRequest<E> {
  return {
    params: part(endpoint.params, raw.params),
    query: part(endpoint.query, raw.query),
    body: part(endpoint.body, raw.body, endpoint.describeField),
  } as EndpointRequest<E>;
}

function part(
  schema: z.ZodMiniType | undefined,
  raw: unknown,
  describeField?: Endpoint['describeField'],
): unknown {
  if (!schema) return undefined;
  const checked = schema.safeParse(raw, describeField ? undefined : FIRST_ISSUE);
  if (checked.success) return checked.data;
  const { issues } = checked.error;
  const nameOf = describeField ?? ((path: readonly PropertyKey[]) => path.join('.'));
  const details = issues.slice(0, MOST_ISSUES).map(({ code, path, message }) => {
    const plain = describeField && code === 'invalid_type' ? 'is missing or of the wrong kind' : message;
    return inWords(nameOf(path), plain, describeField);
  });
  if (issues.length > MOST_ISSUES) details.push(`and ${issues.length - MOST_ISSUES} more`);
  throw describeField && !issues.some((issue) => issue.code === 'invalid_type')
    ? new AppError('invalid', 'Some fields are invalid.', { details: details.join('; ') })
    : new AppError('malformed', 'The request is invalid.', { details: details.join('; ') });
}

/** 'option C is empty' where the field has a name for people; 'options.2: is empty' where it has not. */
function inWords(field: string, message: string, describeField: Endpoint['describeField']): string {
  if (field === '') return message;
  return describeField ? `${field} ${message}` : `${field}: ${message}`;
}
