/** The PDF would take more work to check than any honest one of its size. */
export class BudgetSpent extends Error {}

const MB = 1024 * 1024;
const COST_OF_OBJECT = 64;

/**
 * Everything that a check does is charged here: bytes read, parsed and inflated, and a price for each object. Objects
 * do not overlap in honest files, so the size and half of it again is plenty, with some more for what is inflated.
 */
export class Budget {
  #left: number;

  constructor(fileBytes: number) {
    this.#left = 1.5 * fileBytes + 32 * MB;
  }

  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new BudgetSpent();
  }

  spendObject(): void {
    this.spend(COST_OF_OBJECT);
  }
}
