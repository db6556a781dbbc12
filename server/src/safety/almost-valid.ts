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

/** Generates values of the schema, most of them with one or two invalid changes. */
export function almostValid(schema: z.ZodMiniType, known: KnownValues): fc.Arbitrary<unknown> {
  const valid = validValue(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, known);
  return fc.tuple(valid, fc.array(change, { maxLength: 2 })).map(([value, changes]) => {
    let changed = value;
    for (const change of changes) changed = applyChange(changed, change);
    return changed;
  });
}

function validValue(schema: JsonSchema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => validValue(one, known, name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object') return validObject(schema, known);
  if (schema.type === 'array') {
    const { minItems: minLength = 0, maxItems = 3, items = {} } = schema;
    const maxLength = Math.max(minLength, Math.min(maxItems, 3));
    return fc.array(validValue(items, known, name), { minLength, maxLength });
  }
  const values = known[name];
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
  if (schema.type === 'string') return validText(schema);
  return fc.jsonValue();
}

function validObject(
  { properties = {}, required = [] }: JsonSchema,
  known: KnownValues,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([key, schema]) => [key, validValue(schema, known, key)]);
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required });
}

function validText({ format, pattern, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (pattern) return fc.nat({ max: 3 }).map(String);
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
  const [key] = path.slice(-1);
  if (key === undefined && how !== 'add') return other;
  const copy = structuredClone(value);
  const parentPath = how === 'add' ? path : path.slice(0, -1);
  const parent = parentPath.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], copy);
  if (typeof parent !== 'object' || parent === null) return how === 'add' ? other : copy;
  const name = how === 'add' ? field : key!;
  // an assignment to __proto__ would not create a field
  if (how === 'remove') Reflect.deleteProperty(parent, name);
  else
    Object.defineProperty(parent, name, {
      value: other,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  return copy;
}

function listPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || path.length > 8) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => listPaths(inner, [...path, key]))];
}
