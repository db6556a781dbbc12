import { isDrawn, readLine } from './strict-lines.ts';

/** The lines of a file in any format. */
export type LooseLine = {
  /** Counted from 1, as an editor counts. */
  number: number;
  text: string;
  /** Bold as Markdown writes it. */
  isBold: boolean;
  /** An empty or drawn line, or a page break, stands before it. */
  isAfterGap: boolean;
};

const LINE_ENDS = /\r\n?|[\n\v\f\u2028\u2029]/;

const PAGE_NUMBER =
  /^(?:[-–—[(|]* ?(?:page|pg\.?|ପୃଷ୍ଠା) ?(?:no\.? ?)?[-–:|]? ?\p{Nd}{1,4}(?: ?(?:of|\/|ରୁ) ?\p{Nd}{1,4})?[-–—\])| ]*|\p{Nd}{1,4} ?\| ?page|[-–—]+ ?\p{Nd}{1,4} ?[-–—]+|p\. ?t\. ?o\.?|(?:contd|continued)\.{0,3})$/iu;
const BARE_NUMBER = /^\p{Nd}{1,4}$/u;

const CIRCLED = /[①-⑤Ⓐ-Ⓔⓐ-ⓔ]/g;

/** `Ⓐ` is `(A)`. */
const withoutCircles = (text: string) => text.replace(CIRCLED, (sign) => `(${sign.normalize('NFKC')}) `);

/** Headings and quotations as Markdown marks them, and bold. A star before an option stays: it may mark the right one. */
function withoutMarkdown(text: string): { text: string; isBold: boolean } {
  const plain = text.replace(/^(?:#{1,6} |> ?|[•▪◦●○■□➤►] ?)/u, '');
  const bare = plain.replaceAll('**', '').replace(/^__(.*)__$/, '$1');
  return { text: bare.trim(), isBold: plain.startsWith('**') && plain.endsWith('**') && plain.length > 4 };
}

/** All lines that say something, and those that were too long to be read. */
export function readLooseLines(text: string): { lines: LooseLine[]; tooLong: number[] } {
  const lines: LooseLine[] = [];
  const tooLong: number[] = [];
  const raws = text.split(LINE_ENDS);
  let isAfterGap = true;
  for (const [index, raw] of raws.entries()) {
    const line = readLine(raw, index);
    if (line.cut) tooLong.push(line.number);
    const isLonely = isAfterGap && (raws[index + 1] ?? '').trim() === '';
    const says =
      !line.cut && line.visible !== '' && !isDrawn(line) && !PAGE_NUMBER.test(line.visible.slice(0, 80));
    if (!says || (isLonely && BARE_NUMBER.test(line.visible))) {
      isAfterGap = true;
      continue;
    }
    lines.push({ number: line.number, ...withoutMarkdown(withoutCircles(line.visible)), isAfterGap });
    isAfterGap = false;
  }
  return { lines: lines.filter((line) => line.text !== ''), tooLong };
}
