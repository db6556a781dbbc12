import { countLegacySigns, countMatchingUnits, isGarbledOdia, isLegacyOdia } from './legacy-font.ts';

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

/** The first bytes of files that are not text, one character per byte. */
const SIGNATURES: readonly [start: string, problem: string][] = [
  ['%PDF', PROBLEM.pdf],
  ['{\\rtf', PROBLEM.rtf],
  ['\xd0\xcf\x11\xe0', PROBLEM.word],
  ['\x89PNG', PROBLEM.picture],
  ['\xff\xd8\xff', PROBLEM.picture],
  ['GIF8', PROBLEM.picture],
];

const decodeWindows1252 = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

const readStart = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 8));

function getArchiveProblem(bytes: Uint8Array): string {
  const names = decodeWindows1252(bytes);
  if (names.includes('word/')) return PROBLEM.word;
  return names.includes('xl/') ? PROBLEM.excel : PROBLEM.archive;
}

function findFormatProblem(bytes: Uint8Array): string | undefined {
  const start = readStart(bytes);
  if (start.startsWith('PK\x03\x04')) return getArchiveProblem(bytes);
  return SIGNATURES.find(([signature]) => start.startsWith(signature))?.[1];
}

const SAMPLED_BYTES = 4096;

/**
 * Detects UTF-16 without a byte order mark: one byte of each pair is 0x00 in English and 0x0b in Odia, bytes that do not
 * occur in UTF-8 text. Their side gives the byte order.
 */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const pairs = Math.min(bytes.length, SAMPLED_BYTES) >> 1;
  const getShare = (side: number) => {
    let count = 0;
    for (let index = side; index < pairs * 2; index += 2)
      if (bytes[index] === 0x00 || bytes[index] === 0x0b) count++;
    return pairs === 0 ? 0 : count / pairs;
  };
  const [first, second] = [getShare(0), getShare(1)];
  if (second > 0.7 && first < 0.3) return 'utf-16le';
  return first > 0.7 && second < 0.3 ? 'utf-16be' : undefined;
}

function detectEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const start = readStart(bytes);
  if (start.startsWith('\xff\xfe')) return 'utf-16le';
  if (start.startsWith('\xfe\xff')) return 'utf-16be';
  return guessUtf16(bytes) ?? 'utf-8';
}

/** Returns the text without its byte order mark; undefined when the bytes are invalid in the encoding. */
function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether the bytes are mostly Odia in UTF-8, with some invalid parts. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  return countMatchingUnits(text, /[\u0b00-\u0b7f]/g) > countMatchingUnits(text, /\ufffd/g);
}

/** Accepts English text in Windows-1252, whose quotes and dashes are one byte each. */
function decodeEightBit(bytes: Uint8Array): Decoded {
  if (bytes.includes(0)) return { problem: PROBLEM.binary };
  if (isDamagedUtf8(bytes)) return { problem: PROBLEM.damaged };
  const text = decodeWindows1252(bytes);
  if (isLegacyOdia(text)) return { problem: PROBLEM.legacy };
  return countLegacySigns(text) > 0 ? { problem: PROBLEM.encoding } : { text };
}

export function decodeQuestionFile(bytes: Uint8Array): Decoded {
  const formatProblem = findFormatProblem(bytes);
  if (formatProblem) return { problem: formatProblem };
  const encoding = detectEncoding(bytes);
  const text = decodeAs(encoding, bytes);
  if (text === undefined) return encoding === 'utf-8' ? decodeEightBit(bytes) : { problem: PROBLEM.damaged };
  if (text.includes('\0')) return { problem: PROBLEM.binary };
  if (isGarbledOdia(text)) return { problem: PROBLEM.garbled };
  return isLegacyOdia(text) ? { problem: PROBLEM.legacy } : { text };
}
