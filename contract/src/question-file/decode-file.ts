import { type Message, message } from '../language/texts.ts';
import {
  countLegacySigns,
  countMatchingUnits,
  hasLostLetters,
  isGarbledOdia,
  isLegacyOdia,
} from './legacy-font.ts';
import { texts } from './texts.ts';

export type Decoded = { text: string } | { problem: Message };

/** The first bytes of files that are not text, one character per byte. */
const SIGNATURES: readonly [start: string, problem: Message][] = [
  ['%PDF', message(texts.pdf)],
  ['{\\rtf', message(texts.richText)],
  ['\xd0\xcf\x11\xe0', message(texts.wordDocument)],
  ['\x89PNG', message(texts.picture)],
  ['\xff\xd8\xff', message(texts.picture)],
  ['GIF8', message(texts.picture)],
];

const decodeWindows1252 = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

const readStart = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 8));

function getArchiveProblem(bytes: Uint8Array): Message {
  const names = decodeWindows1252(bytes);
  if (names.includes('word/')) return message(texts.wordDocument);
  return names.includes('xl/') ? message(texts.excelWorkbook) : message(texts.archive);
}

function findFormatProblem(bytes: Uint8Array): Message | undefined {
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
  if (bytes.includes(0)) return { problem: message(texts.binary) };
  if (isDamagedUtf8(bytes)) return { problem: message(texts.damaged) };
  const text = decodeWindows1252(bytes);
  if (isLegacyOdia(text)) return { problem: message(texts.legacyFont) };
  if (hasLostLetters(text)) return { problem: message(texts.lostLetters) };
  return countLegacySigns(text) > 0 ? { problem: message(texts.encoding) } : { text };
}

export function decodeQuestionFile(bytes: Uint8Array): Decoded {
  const formatProblem = findFormatProblem(bytes);
  if (formatProblem) return { problem: formatProblem };
  const encoding = detectEncoding(bytes);
  const text = decodeAs(encoding, bytes);
  if (text === undefined)
    return encoding === 'utf-8' ? decodeEightBit(bytes) : { problem: message(texts.damaged) };
  if (text.includes('\0')) return { problem: message(texts.binary) };
  if (isGarbledOdia(text)) return { problem: message(texts.garbled) };
  if (hasLostLetters(text)) return { problem: message(texts.lostLetters) };
  return isLegacyOdia(text) ? { problem: message(texts.legacyFont) } : { text };
}
