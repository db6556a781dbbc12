import { toNfc } from '../normalise.ts';
import { replaceFullWidth } from './full-width.ts';
import { isSeparator, readLine } from './strict-lines.ts';

/** A line of a file in any format. */
export type TextLine = {
  /** From 1, as editors count. */
  number: number;
  text: string;
  /** Bold in Markdown. */
  isBold: boolean;
  /** Whether an empty line, a separator or a page break precedes it. */
  isAfterGap: boolean;
};

const LINE_ENDS = /\r\n?|[\n\v\f\u2028\u2029]/;

const PAGE_NUMBER =
  /^(?:[-–—[(|]* ?(?:page|pg\.?|ପୃଷ୍ଠା) ?(?:no\.? ?)?[-–:|]? ?\p{Nd}{1,4}(?: ?(?:of|\/|ରୁ) ?\p{Nd}{1,4})?[-–—\])| ]*|\p{Nd}{1,4} ?\| ?page|[-–—]+ ?\p{Nd}{1,4} ?[-–—]+|p\. ?t\. ?o\.?|(?:contd|continued)\.{0,3})$/iu;
const BARE_NUMBER = /^\p{Nd}{1,4}$/u;

const CIRCLED = /[①-⑤Ⓐ-Ⓔⓐ-ⓔ]/g;

/** `Ⓐ` is `(A)`. */
const replaceCircledLetters = (text: string) =>
  text.replace(CIRCLED, (sign) => `(${sign.normalize('NFKC')}) `);

/** Removes the Markdown of headings, quotations and bold. A leading star stays, because it may mark the correct option. */
function stripMarkdown(text: string): { text: string; isBold: boolean } {
  const plain = text.replace(/^(?:#{1,6} |> ?|[•▪◦●○■□➤►] ?)/u, '');
  // a sign can stand between a letter and its mark, which belong together without it
  const bare = toNfc(plain.replaceAll('**', '').replace(/^__(.*)__$/, '$1'));
  return { text: bare.trim(), isBold: plain.startsWith('**') && plain.endsWith('**') && plain.length > 4 };
}

/** Returns the lines with content, and the numbers of lines that are too long to read. */
export function readTextLines(text: string): { lines: TextLine[]; tooLong: number[] } {
  const lines: TextLine[] = [];
  const tooLong: number[] = [];
  const rawLines = text.split(LINE_ENDS);
  let isAfterGap = true;
  for (const [index, raw] of rawLines.entries()) {
    const line = readLine(raw, index);
    if (line.isTruncated) tooLong.push(line.number);
    const isIsolated = isAfterGap && (rawLines[index + 1] ?? '').trim() === '';
    const hasContent =
      !line.isTruncated &&
      line.visible !== '' &&
      !isSeparator(line) &&
      !PAGE_NUMBER.test(line.visible.slice(0, 80));
    if (!hasContent || (isIsolated && BARE_NUMBER.test(line.visible))) {
      isAfterGap = true;
      continue;
    }
    lines.push({
      number: line.number,
      ...stripMarkdown(replaceCircledLetters(replaceFullWidth(line.visible))),
      isAfterGap,
    });
    isAfterGap = false;
  }
  return { lines: lines.filter((line) => line.text !== ''), tooLong };
}
