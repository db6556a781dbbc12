type Range = { start: number; end: number };

type RangeHeaders = { range?: string | undefined; ifRange?: string | undefined };

export type RequestedPart = Range | 'whole' | 'past-the-end';

/** Decides which part of a document to send. */
export function decidePart({ range, ifRange }: RangeHeaders, size: number, etag: string): RequestedPart {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return 'whole';
  return parseRange(range, size);
}

/** A header with several ranges gets the whole document, which HTTP allows. Our viewer never sends one. */
function parseRange(header: string, size: number): Range | 'whole' | 'past-the-end' {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (first === '' && last === '') return 'whole';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'past-the-end' : { start, end };
}

/** Gives a saved document the name of the uploaded file. */
export function contentDisposition(name: string): string {
  const escaped = encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename*=UTF-8''${escaped}`;
}
