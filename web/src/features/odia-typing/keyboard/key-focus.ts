type Place = { row: number; column: number };

/** One key of the keyboard is in the order of Tab; the arrow keys go from there to all others. */
export class KeyFocus {
  readonly #host: HTMLElement;
  #place: Place = { row: 0, column: 0 };

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** After the keys were drawn anew. */
  restore(hadFocus: boolean): void {
    for (const key of this.#rows().flat()) key.tabIndex = -1;
    const key = this.#keyAt(this.#place);
    if (!key) return;
    key.tabIndex = 0;
    if (hadFocus) key.focus();
  }

  get hasFocus(): boolean {
    return this.#host.contains(document.activeElement);
  }

  onKey(event: KeyboardEvent): void {
    const next = this.#neighbour(event.key);
    if (!next) return;
    event.preventDefault();
    this.#place = next;
    this.restore(true);
  }

  onFocus(target: EventTarget | null): void {
    for (const [row, keys] of this.#rows().entries()) {
      const column = target instanceof HTMLElement ? keys.indexOf(target) : -1;
      if (column >= 0) this.#place = { row, column };
    }
  }

  #neighbour(arrow: string): Place | null {
    const { row, column } = this.#place;
    const rows = this.#rows();
    const width = rows[row]?.length ?? 1;
    switch (arrow) {
      case 'ArrowLeft':
        return { row, column: (column - 1 + width) % width };
      case 'ArrowRight':
        return { row, column: (column + 1) % width };
      case 'ArrowUp':
        return { row: Math.max(0, row - 1), column };
      case 'ArrowDown':
        return { row: Math.min(rows.length - 1, row + 1), column };
      default:
        return null;
    }
  }

  #rows(): HTMLElement[][] {
    return [...this.#host.querySelectorAll('.hg-row')].map((row) => [
      ...row.querySelectorAll<HTMLElement>('.hg-button'),
    ]);
  }

  /** A shorter row has its last key there. */
  #keyAt({ row, column }: Place): HTMLElement | undefined {
    const keys = this.#rows()[row];
    return keys?.[Math.min(column, keys.length - 1)];
  }
}
