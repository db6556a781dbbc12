export type Range = { start: number; end: number };

type Asked = { range?: string | undefined; ifRange?: string | undefined; ifNoneMatch?: string | undefined };

export type Decision = Range | 'whole' | 'unchanged' | 'beyond-the-end';

/** What to send of a document, given what a browser has of it already and which part it wants. */
export function partToSend({ range, ifRange, ifNoneMatch }: Asked, size: number, etag: string): Decision {
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, etag)) return 'unchanged';
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return 'whole';
  return rangeIn(range, size);
}

/** Several ranges at once are answered with the whole, as anybody may; our viewer never asks for them. */
function rangeIn(header: string, size: number): Range | 'whole' | 'beyond-the-end' {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (first === '' && last === '') return 'whole';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'beyond-the-end' : { start, end };
}

function matches(list: string, etag: string): boolean {
  return list.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}

/** For the one who saves it: the name that the file had. */
export function contentDisposition(name: string): string {
  const escaped = encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename*=UTF-8''${escaped}`;
}
