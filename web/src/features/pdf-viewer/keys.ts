const STEPS: Record<string, 'previous' | 'next' | 'first' | 'last'> = {
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
};

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };

/** The page a key leads to; undefined for any other key. Shift leaves the arrows to the browser, which scrolls. */
export function pageByKey(event: Key, page: number, pages: number): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  switch (STEPS[event.key]) {
    case 'previous':
      return Math.max(1, page - 1);
    case 'next':
      return Math.min(pages, page + 1);
    case 'first':
      return 1;
    case 'last':
      return pages;
    default:
      return undefined;
  }
}

/** Saving and printing, which a view-only document does not offer. */
export function isSaveOrPrint({ key, ctrlKey, metaKey }: Key): boolean {
  return (ctrlKey || metaKey) && ['s', 'p'].includes(key.toLowerCase());
}

export function isFind({ key, ctrlKey, metaKey }: Key): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === 'f';
}

/** What was typed into the page field as a page of the document; null for anything else. Odia digits are digits. */
export function typedPage(text: string, pages: number): number | null {
  const plain = text.trim().replace(/[୦-୯]/g, (digit) => String(digit.charCodeAt(0) - 0x0b66));
  const page = Number(plain);
  return /^\d+$/.test(plain) && page >= 1 && page <= pages ? page : null;
}
