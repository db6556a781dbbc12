import { isGarbledOdia, isLegacyOdia, legacySigns, unitsMatching } from './legacy.ts';

/** What the bytes of a chosen file say, whichever program saved them. */
export type Decoded = { text: string } | { problem: string };

const PROBLEM = {
  word: 'This is a Word document, not a text file; save it as plain text (.txt).',
  excel: 'This is an Excel workbook, not a text file; save the questions as plain text (.txt).',
  archive:
    'This is a zip archive or an office document, not a text file; save the questions as plain text (.txt).',
  pdf: 'This is a PDF, not a text file; copy its text into a plain text file (.txt).',
  rtf: 'This is a rich text document, not a text file; save it as plain text (.txt).',
  picture: 'This is a picture, not a text file; the questions must be typed into a plain text file (.txt).',
  binary: 'This is not a text file; save the questions as plain text (.txt).',
  legacy:
    'This file was typed in an old Odia font (such as Akruti or Shree-Lipi); convert it to Unicode first, then upload it again.',
  garbled:
    'The Odia letters of this file were garbled when it was saved; save the original file again with the encoding UTF-8.',
  damaged: 'Some characters of this file are damaged; save the original file again with the encoding UTF-8.',
  encoding: 'This file is not saved as Unicode; save it again with the encoding UTF-8.',
} as const;

/** How files that are no text begin, one character a byte. */
const SIGNATURES: readonly [start: string, problem: string][] = [
  ['%PDF', PROBLEM.pdf],
  ['{\\rtf', PROBLEM.rtf],
  ['\xd0\xcf\x11\xe0', PROBLEM.word],
  ['\x89PNG', PROBLEM.picture],
  ['\xff\xd8\xff', PROBLEM.picture],
  ['GIF8', PROBLEM.picture],
];

/** One character a byte, 0x80 to 0x9f as Windows has them. */
const western = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

const startOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 8));

function archiveProblem(bytes: Uint8Array): string {
  const names = western(bytes);
  if (names.includes('word/')) return PROBLEM.word;
  return names.includes('xl/') ? PROBLEM.excel : PROBLEM.archive;
}

function foreignFormat(bytes: Uint8Array): string | undefined {
  const start = startOf(bytes);
  if (start.startsWith('PK\x03\x04')) return archiveProblem(bytes);
  return SIGNATURES.find(([signature]) => start.startsWith(signature))?.[1];
}

const SAMPLED_BYTES = 4096;

/**
 * UTF-16 without its mark: of each pair one byte is 0x00 in English and 0x0b in Odia, bytes that no text in UTF-8
 * holds. On which side they stand gives the order.
 */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const pairs = Math.min(bytes.length, SAMPLED_BYTES) >> 1;
  const share = (side: number) => {
    let count = 0;
    for (let at = side; at < pairs * 2; at += 2) if (bytes[at] === 0x00 || bytes[at] === 0x0b) count++;
    return pairs === 0 ? 0 : count / pairs;
  };
  const [first, second] = [share(0), share(1)];
  if (second > 0.7 && first < 0.3) return 'utf-16le';
  return first > 0.7 && second < 0.3 ? 'utf-16be' : undefined;
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const start = startOf(bytes);
  if (start.startsWith('\xff\xfe')) return 'utf-16le';
  if (start.startsWith('\xfe\xff')) return 'utf-16be';
  return unmarkedUtf16(bytes) ?? 'utf-8';
}

/** The text without its byte-order mark, or nothing if the bytes break the encoding's rules. */
function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Most of it is Odia in UTF-8, some of it is broken: cut short, or pasted together. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  return unitsMatching(text, /[\u0b00-\u0b7f]/g) > unitsMatching(text, /\ufffd/g);
}

/** English text from a Windows editor may hold its quotes and dashes in one byte each; these are safe to read. */
function decodeEightBit(bytes: Uint8Array): Decoded {
  if (bytes.includes(0)) return { problem: PROBLEM.binary };
  if (isDamagedUtf8(bytes)) return { problem: PROBLEM.damaged };
  const text = western(bytes);
  if (isLegacyOdia(text)) return { problem: PROBLEM.legacy };
  return legacySigns(text) > 0 ? { problem: PROBLEM.encoding } : { text };
}

export function decodeQuestionFile(bytes: Uint8Array): Decoded {
  const foreign = foreignFormat(bytes);
  if (foreign) return { problem: foreign };
  const encoding = encodingOf(bytes);
  const text = decodeAs(encoding, bytes);
  if (text === undefined) return encoding === 'utf-8' ? decodeEightBit(bytes) : { problem: PROBLEM.damaged };
  if (text.includes('\0')) return { problem: PROBLEM.binary };
  if (isGarbledOdia(text)) return { problem: PROBLEM.garbled };
  return isLegacyOdia(text) ? { problem: PROBLEM.legacy } : { text };
}
