import * as z from 'zod/mini';

/** An integer from a query string, clamped to the range. Missing or invalid values become the fallback. */
const clampedInteger = (min: number, max: number, fallback: number) =>
  z.pipe(
    z.optional(z.string().check(z.maxLength(20))),
    z.transform((text) => {
      const number = Math.trunc(Number(text ?? fallback));
      return Number.isFinite(number) ? Math.min(Math.max(number, min), max) : fallback;
    }),
  );

/** More pages than any list has. The offset of this page is still a safe number for the database. */
const MAX_PAGE = 1_000_000;

export const pageNumber = clampedInteger(1, MAX_PAGE, 1);

export const pageLimit = (max: number, fallback: number) => clampedInteger(1, max, fallback);

/** One of the sizes. Any other number becomes the next larger size, or the largest. */
export const pageLimitFrom = (sizes: readonly number[], fallback: number) =>
  z.pipe(
    clampedInteger(1, MAX_PAGE, fallback),
    z.transform((limit: number) => sizes.find((size) => size >= limit) ?? Math.max(...sizes)),
  );

export const pagination = z.object({ currentPage: z.int(), totalPages: z.int() });

export function totalPages(rows: number, limit: number): number {
  return Math.max(1, Math.ceil(rows / limit));
}

/** Returns the number of pages. If there are more rows than counted, a full page may be followed by another one. */
export function minTotalPages(
  { counted, more }: { counted: number; more: boolean },
  page: { number: number; limit: number; rows: number },
): number {
  if (!more) return totalPages(counted, page.limit);
  const reached = page.rows === 0 ? 0 : page.number + (page.rows === page.limit ? 1 : 0);
  return Math.max(totalPages(counted, page.limit), reached);
}
