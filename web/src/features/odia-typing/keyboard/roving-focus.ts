type Position = { row: number; column: number };

/** Puts one key of the screen keyboard into the tab order; the arrow keys move the focus to the others. */
export class RovingFocus {
  readonly #host: HTMLElement;
  #position: Position = { row: 0, column: 0 };

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Call after the keys were rendered. */
  restore(hadFocus: boolean): void {
    for (const key of this.#getRows().flat()) key.tabIndex = -1;
    const key = this.#getKey(this.#position);
    if (!key) return;
    key.tabIndex = 0;
    if (hadFocus) key.focus();
  }

  get hasFocus(): boolean {
    return this.#host.contains(document.activeElement);
  }

  onKeyDown(event: KeyboardEvent): void {
    const next = this.#getNeighbour(event.key);
    if (!next) return;
    event.preventDefault();
    this.#position = next;
    this.restore(true);
  }

  onFocus(target: EventTarget | null): void {
    for (const [row, keys] of this.#getRows().entries()) {
      const column = target instanceof HTMLElement ? keys.indexOf(target) : -1;
      if (column >= 0) this.#position = { row, column };
    }
  }

  #getNeighbour(arrow: string): Position | null {
    const { row, column } = this.#position;
    const rows = this.#getRows();
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

  #getRows(): HTMLElement[][] {
    return [...this.#host.querySelectorAll('.hg-row')].map((row) => [
      ...row.querySelectorAll<HTMLElement>('.hg-button'),
    ]);
  }

  /** Returns the last key of a row that is too short. */
  #getKey({ row, column }: Position): HTMLElement | undefined {
    const keys = this.#getRows()[row];
    return keys?.[Math.min(column, keys.length - 1)];
  }
}
