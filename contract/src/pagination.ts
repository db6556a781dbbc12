import * as z from 'zod/mini';

/** A whole number from a query string; what is absent or no number becomes the default, what is too large the limit. */
const clamped = (min: number, max: number, standard: number) =>
  z.pipe(
    z.optional(z.string().check(z.maxLength(20))),
    z.transform((given) => {
      const number = Math.trunc(Number(given ?? standard));
      return Number.isFinite(number) ? Math.min(Math.max(number, min), max) : standard;
    }),
  );

/** Deeper than any list reaches, and shallow enough to be an offset without harm. */
const LAST_PAGE = 1_000_000;

export const pageNumber = clamped(1, LAST_PAGE, 1);

export const pageLimit = (max: number, standard: number) => clamped(1, max, standard);

/** One of the sizes offered; anything else becomes the nearest larger one, or the largest. */
export const pageLimitOf = (sizes: readonly number[], standard: number) =>
  z.pipe(
    clamped(1, LAST_PAGE, standard),
    z.transform((wanted: number) => sizes.find((size) => size >= wanted) ?? Math.max(...sizes)),
  );

export const pagination = z.object({ currentPage: z.int(), totalPages: z.int() });

export function totalPages(rows: number, limit: number): number {
  return Math.max(1, Math.ceil(rows / limit));
}

/** Where there is more than was counted, another page may follow as long as a page is full. */
export function knownPages(
  { counted, more }: { counted: number; more: boolean },
  page: { number: number; limit: number; rows: number },
): number {
  if (!more) return totalPages(counted, page.limit);
  const reached = page.rows === 0 ? 0 : page.number + (page.rows === page.limit ? 1 : 0);
  return Math.max(totalPages(counted, page.limit), reached);
}
