/** Checking the PDF takes more work than any normal PDF of its size. */
export class BudgetExceeded extends Error {}

const MB = 1024 * 1024;
const OBJECT_COST = 64;

/**
 * Limits the work of a check: the bytes that are read, parsed and inflated, and a fixed cost per object. Objects do not
 * overlap in normal files, so 1.5 times the file size is enough, plus some for inflated data.
 */
export class Budget {
  #left: number;

  constructor(fileBytes: number) {
    this.#left = 1.5 * fileBytes + 32 * MB;
  }

  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new BudgetExceeded();
  }

  spendObject(): void {
    this.spend(OBJECT_COST);
  }
}
