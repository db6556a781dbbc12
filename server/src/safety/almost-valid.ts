import fc from 'fast-check';
import * as z from 'zod/mini';
import { EXTRA_FIELDS, hostileValue } from './hostile-values.ts';

/** Values that exist in the database, by the name of the field in which they are sent. */
export type KnownValues = Record<string, readonly unknown[]>;

type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
};

/** Generates values of the schema. If `text` is passed, every field is present, and those for any text have it. */
export function valid(
  schema: z.ZodMiniType,
  known: KnownValues,
  text?: fc.Arbitrary<string>,
): fc.Arbitrary<unknown> {
  return validValue(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, { known, text });
}

/** Generates values of the schema, most of them with one or two invalid changes. */
export function almostValid(schema: z.ZodMiniType, known: KnownValues): fc.Arbitrary<unknown> {
  return fc.tuple(valid(schema, known), fc.array(change, { maxLength: 2 })).map(([value, changes]) => {
    let changed = value;
    for (const change of changes) changed = applyChange(changed, change);
    return changed;
  });
}

type Values = { known: KnownValues; text: fc.Arbitrary<string> | undefined };

function validValue(schema: JsonSchema, from: Values, name = ''): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => validValue(one, from, name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object') return validObject(schema, from);
  if (schema.type === 'array') {
    const { minItems: minLength = 0, maxItems = 3, items = {} } = schema;
    const maxLength = Math.max(minLength, Math.min(maxItems, 3));
    return fc.array(validValue(items, from, name), { minLength, maxLength });
  }
  const values = from.known[name];
  if (values && values.length > 0) {
    return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...values) }, fc.uuid());
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum: min = -1000, maximum: max = 1000 } = schema;
    const whole = fc.integer({ min: Math.max(min, -1000), max: Math.min(max, 1_000_000) });
    return schema.type === 'integer'
      ? whole
      : fc.oneof(
          whole,
          whole.map((n) => n / 100),
        );
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return validText(schema, from.text);
  return fc.jsonValue();
}

function validObject({ properties = {}, required = [] }: JsonSchema, from: Values): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([key, schema]) => [key, validValue(schema, from, key)]);
  const requiredKeys = from.text ? Object.keys(properties) : required;
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys });
}

function validText(
  { format, pattern, maxLength = 60 }: JsonSchema,
  anyText?: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (pattern) return fc.nat({ max: 3 }).map(String);
  if (anyText) return anyText;
  const words = fc.constantFrom('ଓଡ଼ିଶାର ଇତିହାସ', 'Kalinga', 'k', '10', '2026-11-15');
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  return fc.oneof(words, text).map((value) => value.slice(0, maxLength));
}

const change = fc.record({
  at: fc.nat(),
  how: fc.constantFrom<'replace' | 'remove' | 'add'>('replace', 'replace', 'remove', 'add'),
  field: fc.constantFrom(...Object.keys(EXTRA_FIELDS), '__proto__', 'constructor', '', '0'),
  value: hostileValue,
});

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Returns a copy with one change at one of the paths in the value. */
function applyChange(value: unknown, { at, how, field, value: other }: Change): unknown {
  const paths = listPaths(value);
  const path = paths[at % paths.length]!;
  if (how === 'replace') return replaceAt(value, path, other);
  if (how === 'add')
    return canHaveFields(getAt(value, path)) ? replaceAt(value, [...path, field], other) : other;
  if (path.length === 0) return other;
  const copy = structuredClone(value);
  Reflect.deleteProperty(getAt(copy, path.slice(0, -1)) as object, path.at(-1)!);
  return copy;
}

/** Returns a copy in which the path has another value. */
export function replaceAt(value: unknown, path: string[], other: unknown): unknown {
  const [name] = path.slice(-1);
  if (name === undefined) return other;
  const copy = structuredClone(value);
  // an assignment to __proto__ would not create a field
  Object.defineProperty(getAt(copy, path.slice(0, -1)), name, {
    value: other,
    enumerable: true,
    writable: true,
    configurable: true,
  });
  return copy;
}

const getAt = (value: unknown, path: string[]) =>
  path.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], value);

const canHaveFields = (value: unknown) => typeof value === 'object' && value !== null;

/** Returns the paths of all values inside the value, and of itself. */
export function listPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || path.length > 8) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => listPaths(inner, [...path, key]))];
}
