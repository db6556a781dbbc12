/** The part of JSON Schema that the schemas of the contract use. */
export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

/** Writes a schema in the notation of TypeScript, with its limits in brackets. */
export function describeSchema(schema: JsonSchema, indent = ''): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return unique(choices.map((choice) => describeSchema(choice, indent))).join(' | ');
  if (schema.allOf) return unique(schema.allOf.map((part) => describeSchema(part, indent))).join(' & ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.prefixItems)
    return `[${schema.prefixItems.map((item) => describeSchema(item, indent)).join(', ')}]`;
  if (schema.type === 'array') return describeArray(schema, indent);
  if (schema.type === 'object' || schema.properties) return describeObject(schema, indent);
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any');
  return `${type}${describeLimits(schema)}`;
}

function describeArray({ items, minItems, maxItems }: JsonSchema, indent: string): string {
  const limits = describeRange('items', minItems, maxItems);
  return `[ ${items ? describeSchema(items, indent) : ''} ]${limits && ` (${limits})`}`;
}

function describeObject(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  indent: string,
): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${describeSchema(field, inner)}\n`,
  );
  if (typeof additionalProperties === 'object')
    fields.push(`${inner}[key]: ${describeSchema(additionalProperties, inner)}\n`);
  return fields.length === 0 ? '{}' : `{\n${fields.join('')}${indent}}`;
}

function describeLimits({ format, minLength, maxLength, minimum, maximum }: JsonSchema): string {
  const limits = [
    format ?? '',
    describeRange('characters', minLength, maxLength),
    describeRange('', isSafe(minimum) ? minimum : undefined, isSafe(maximum) ? maximum : undefined),
  ].filter((limit) => limit !== '');
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}

/** Whole numbers carry the largest numbers of JavaScript as limits, which say nothing to people. */
const isSafe = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

function describeRange(unit: string, min: number | undefined, max: number | undefined): string {
  const suffix = unit && ` ${unit}`;
  if (min !== undefined && max !== undefined)
    return min === max ? `${min}${suffix}` : `${min} to ${max}${suffix}`;
  if (min !== undefined) return `at least ${min}${suffix}`;
  return max === undefined ? '' : `at most ${max}${suffix}`;
}

const unique = (texts: string[]) => [...new Set(texts)];
