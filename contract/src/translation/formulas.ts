/** Signs and variables that only one of two texts has. */
export type FormulaDifference = { missing: string[]; extra: string[] };

/** '10 m²' may be written in words, 'ବର୍ଗ ମିଟର', so that exponents of units are not compared. */
const UNIT_EXPONENT = /(?<=(?:^|[\d\s/(])(?:[mck]?m|dm|ft|in|s|km))(?:[²³]|\^[23])/g;
const SIGN = /[=≠+×÷√∛^≤≥<>±π∞∑∫Δθ]/gu;

/** A single Latin letter beside a sign: the x of 'x + 3', but not the article of 'a number'. */
const VARIABLE =
  /(?<![\p{L}\p{M}])[a-z](?![\p{L}\p{M}])(?= ?[=≠+×÷^≤≥<>±)])|(?<=[=≠+×÷√∛≤≥<>±(] ?)[a-z](?![\p{L}\p{M}])/giu;

/**
 * Returns the signs and variables of formulas that only one text has; undefined if both have the same. Variables are
 * compared only where both versions use Latin letters, because a formula may be written with Odia words.
 */
export function compareFormulas(text: string, odia: string): FormulaDifference | undefined {
  const [a, b] = [prepare(text), prepare(odia)];
  const signs = compareCounts(a.match(SIGN) ?? [], b.match(SIGN) ?? []);
  const [variables, odiaVariables] = [findVariables(a), findVariables(b)];
  const hasBoth = variables.size > 0 && odiaVariables.size > 0;
  const missing = [...signs.missing, ...(hasBoth ? withoutThose(variables, odiaVariables) : [])];
  const extra = [...signs.extra, ...(hasBoth ? withoutThose(odiaVariables, variables) : [])];
  return missing.length === 0 && extra.length === 0 ? undefined : { missing, extra };
}

function prepare(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(UNIT_EXPONENT, '')
    .replace(/[⁰¹²³⁴-⁹]+/g, '^')
    .replaceAll('∆', 'Δ');
}

const withoutThose = (letters: Set<string>, others: Set<string>) =>
  [...letters].filter((letter) => !others.has(letter));

const findVariables = (text: string) => new Set(text.match(VARIABLE));

function compareCounts(a: readonly string[], b: readonly string[]): FormulaDifference {
  const counts = new Map<string, number>();
  for (const sign of a) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  for (const sign of b) counts.set(sign, (counts.get(sign) ?? 0) - 1);
  const pick = (isWanted: (count: number) => boolean) =>
    [...counts].flatMap(([sign, count]) => (isWanted(count) ? [sign] : []));
  return { missing: pick((count) => count > 0), extra: pick((count) => count < 0) };
}
