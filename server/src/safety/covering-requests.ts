import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { type KnownValues, listPaths, replaceAt } from './almost-valid.ts';
import { type DescribedRoute, generateValid, toJsonRequest, type ValidParts } from './generated-requests.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values.ts';

/** A route with few fields gets several values for each. */
const MIN_REQUESTS = 56;
const SAMPLES = 100;

/**
 * Returns requests that cover what random ones find only in many runs: each hostile text in all fields for texts at
 * once, and a hostile value in each field, while everything else is valid. The values begin at another one in each run.
 */
export function coverHostileValues(route: DescribedRoute, known: KnownValues): InjectOptions[] {
  const withTexts = HOSTILE_TEXTS.flatMap((text) =>
    fc
      .sample(generateValid(route, known, fc.constant(text)), 1)
      .filter((parts) => JSON.stringify(parts).includes(JSON.stringify(text))),
  );
  const replaced = replaceEachField(route, known, MIN_REQUESTS - withTexts.length);
  return [...withTexts, ...replaced].map((parts) => toJsonRequest(route, parts));
}

function replaceEachField(route: DescribedRoute, known: KnownValues, atLeast: number): ValidParts[] {
  const offset = Math.floor(Math.random() * HOSTILE_VALUES.length);
  const uses = new Map<string, number>();
  const replaced: ValidParts[] = [];
  for (const parts of fc.sample(generateValid(route, known), SAMPLES)) {
    const fields = listPaths(parts).filter((path) => path.length > 1 || path[0] === 'body');
    const countUses = (path: string[]) => uses.get(nameField(path)) ?? 0;
    const path = fields.toSorted((a, b) => countUses(a) - countUses(b))[0];
    if (!path || (countUses(path) > 0 && replaced.length >= atLeast)) continue;
    uses.set(nameField(path), countUses(path) + 1);
    const value = HOSTILE_VALUES[(offset + replaced.length) % HOSTILE_VALUES.length];
    replaced.push(replaceAt(parts, path, value) as ValidParts);
  }
  return replaced;
}

/** All items of a list count as one field. */
const nameField = (path: string[]) => path.map((step) => (/^\d+$/.test(step) ? '#' : step)).join('.');
