const KEY_STEPS: Record<string, 'previous' | 'next' | 'first' | 'last'> = {
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

/** Returns undefined for keys that change no page. With Shift the arrows scroll, as the browser does it. */
export function getPageForKey(event: Key, page: number, pageCount: number): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  switch (KEY_STEPS[event.key]) {
    case 'previous':
      return Math.max(1, page - 1);
    case 'next':
      return Math.min(pageCount, page + 1);
    case 'first':
      return 1;
    case 'last':
      return pageCount;
    default:
      return undefined;
  }
}

export function isSaveOrPrint({ key, ctrlKey, metaKey }: Key): boolean {
  return (ctrlKey || metaKey) && ['s', 'p'].includes(key.toLowerCase());
}

export function isFind({ key, ctrlKey, metaKey }: Key): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === 'f';
}

/** Accepts Latin and Odia digits. Returns null when the document has no such page. */
export function parsePageNumber(text: string, pageCount: number): number | null {
  const digits = text.trim().replace(/[୦-୯]/g, (digit) => String(digit.charCodeAt(0) - 0x0b66));
  const page = Number(digits);
  return /^\d+$/.test(digits) && page >= 1 && page <= pageCount ? page : null;
}
