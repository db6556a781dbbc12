/** Returns the number, or null if the text is not one with at most two decimals within the limits. */
export function parseAmount(
  text: string,
  { min, max = 1_000_000 }: { min: number; max?: number },
): number | null {
  const number = Number(text);
  return /^\d+(\.\d{1,2})?$/.test(text) && number >= min && number <= max ? number : null;
}

/** The same for whole numbers from 1. */
export function parseCount(text: string, max = 1_000_000): number | null {
  return /^\d+$/.test(text) ? parseAmount(text, { min: 1, max }) : null;
}
