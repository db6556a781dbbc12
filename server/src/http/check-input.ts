import type { Endpoint, EndpointRequest } from '@sikhya/contract/endpoint.ts';
import * as z from 'zod/mini';
import { AppError } from '../errors.ts';

// without a locale, zod/mini reports only "Invalid input"
z.config(z.locales.en());

type RawInput = { params: unknown; query: unknown; body: unknown };

/** How many issues the error message lists. */
const MAX_ISSUES = 10;

/**
 * Zod continues after the first issue by default, and collecting thousands of issues takes long. So all issues are
 * collected only for forms, which name their fields. Zod's public type lacks `abortEarly`, so a test covers it.
 */
const FIRST_ISSUE_ONLY = { reportInput: false, abortEarly: true };

/** Returns the params, query and body that the endpoint declares, checked. Undeclared fields are dropped. */
export function checkInput<E extends Endpoint>(endpoint: E, raw: RawInput): EndpointRequest<E> {
  return {
    params: checkPart(endpoint.params, raw.params),
    query: checkPart(endpoint.query, raw.query),
    body: checkPart(endpoint.body, raw.body, endpoint.describeField),
  } as EndpointRequest<E>;
}

function checkPart(
  schema: z.ZodMiniType | undefined,
  raw: unknown,
  describeField?: Endpoint['describeField'],
): unknown {
  if (!schema) return undefined;
  const checked = schema.safeParse(raw, describeField ? undefined : FIRST_ISSUE_ONLY);
  if (checked.success) return checked.data;
  const { issues } = checked.error;
  const details = issues.slice(0, MAX_ISSUES).map((issue) => describeIssue(issue, describeField));
  if (issues.length > MAX_ISSUES) details.push(`and ${issues.length - MAX_ISSUES} more`);
  throw describeField && !issues.some((issue) => issue.code === 'invalid_type')
    ? new AppError('invalid', 'Some fields are invalid.', { details: details.join('; ') })
    : new AppError('malformed', 'The request is invalid.', { details: details.join('; ') });
}

/** For example 'option C is empty' if the endpoint describes its fields, or else 'options.2: is empty'. */
function describeIssue(
  { code, path, message }: { code: string; path: readonly PropertyKey[]; message: string },
  describeField: Endpoint['describeField'],
): string {
  if (!describeField) return path.length === 0 ? message : `${path.join('.')}: ${message}`;
  const problem = code === 'invalid_type' ? 'is missing or has the wrong type' : message;
  const field = describeField(path);
  return field === '' ? problem : `${field} ${problem}`;
}
