import type { Endpoint, EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { type Issue, translateFieldProblem, translateProblem } from '@sikhya/contract/issue.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { getTexts, message } from '@sikhya/contract/language/texts.ts';
import * as z from 'zod/mini';
import { AppError, invalidFields } from '../errors.ts';
import { texts } from './texts.ts';

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

/**
 * Returns the params, query and body that the endpoint declares, checked. Undeclared fields are dropped. A body whose
 * values are missing or have the wrong type is malformed (400); any other problem of a body is invalid (422).
 */
export function checkInput<E extends Endpoint>(endpoint: E, raw: RawInput): EndpointRequest<E> {
  return {
    params: checkPart(endpoint.params, raw.params, { getCode: () => 'malformed' }),
    query: checkPart(endpoint.query, omitEmptyValues(raw.query), { getCode: () => 'malformed' }),
    body: checkPart(endpoint.body, raw.body, {
      getCode: (issues) => (issues.some((issue) => isWrongType(issue, raw.body)) ? 'malformed' : 'invalid'),
      describeField: endpoint.describeField,
    }),
  } as EndpointRequest<E>;
}

/** Forms send all their fields, so a query parameter without a value counts as absent. */
export function omitEmptyValues(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}

type DescribeField = Endpoint['describeField'];
type Issues = readonly z.core.$ZodIssue[];

type CheckOptions = {
  getCode: (issues: Issues) => 'malformed' | 'invalid';
  describeField?: DescribeField;
};

function checkPart(
  schema: z.ZodMiniType | undefined,
  raw: unknown,
  { getCode, describeField }: CheckOptions,
): unknown {
  if (!schema) return undefined;
  const checked = schema.safeParse(raw, describeField ? undefined : FIRST_ISSUE_ONLY);
  if (checked.success) return checked.data;
  const { issues } = checked.error;
  const details = (locale: Locale) => describeIssues(issues, locale, describeField);
  throw getCode(issues) === 'invalid'
    ? invalidFields(details)
    : new AppError('malformed', message(texts.invalid), { details });
}

/** Whether the value is missing or has another type than allowed. JSON has one type for all numbers. */
function isWrongType(issue: z.core.$ZodIssue, raw: unknown): boolean {
  const value = issue.path.reduce<unknown>((parent, key) => Object(parent)[key], raw);
  const isTypeOfAny = (allowed: readonly unknown[]) => allowed.some((other) => typeof other === typeof value);
  switch (issue.code) {
    case 'invalid_type':
      return typeof value !== 'number' || (issue.expected !== 'number' && issue.expected !== 'int');
    case 'invalid_value':
      return !isTypeOfAny(issue.values);
    case 'invalid_union':
      // without errors, the field that chooses between the schemas has none of its values
      if (issue.errors.length === 0) return 'options' in issue && !isTypeOfAny(issue.options ?? []);
      return issue.errors.every((errors) => errors.some((inner) => isWrongType(inner, value)));
    default:
      return false;
  }
}

/** Checks the stored content of a form, so any problem is invalid; the error names the fields as the user sees them. */
export function checkForm<S extends z.ZodMiniType>(
  schema: S,
  raw: unknown,
  describeField: NonNullable<DescribeField>,
): z.output<S> {
  return checkPart(schema, raw, { getCode: () => 'invalid', describeField }) as z.output<S>;
}

type PathIssue = Issue & { readonly path: readonly PropertyKey[] };

function describeIssues(issues: readonly PathIssue[], locale: Locale, describeField: DescribeField): string {
  const t = getTexts(texts, locale);
  const described = issues.slice(0, MAX_ISSUES).map((issue) => describeIssue(issue, locale, describeField));
  const more = issues.length - MAX_ISSUES;
  return [...described, ...(more > 0 ? [t.moreProblems({ count: String(more) })] : [])].join('; ');
}

/** For example 'option C is empty' if the endpoint describes its fields, or else 'options.2: is empty'. */
function describeIssue(issue: PathIssue, locale: Locale, describeField: DescribeField): string {
  if (describeField) return translateFieldProblem(describeField(issue.path, locale), issue, locale);
  const problem = translateProblem(issue, locale);
  const path = issue.path.join('.');
  return path === '' ? problem : getTexts(texts, locale).pathProblem({ path, problem });
}
