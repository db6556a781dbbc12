import type { PageText, Run } from '../text/page-text.ts';

export type Block =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'paragraph'; text: string; isIndented: boolean }
  | { kind: 'rows'; rows: string[][] };

type Line = {
  text: string;
  cells: string[];
  left: number;
  right: number;
  top: number;
  /** Letter size in points. */
  size: number;
};

/** Fractions of the page width. */
const GAP_BETWEEN_CELLS = 0.03;
const INDENT = 0.015;
/** Lines of unjustified text differ in length by up to this fraction. */
const RAGGED = 0.03;
/** Relative to the size of the body text. */
const HEADING = { large: 1.5, small: 1.07 };
/** Relative to the usual distance between two lines. */
const PARAGRAPH_GAP = 1.4;
const LIST_ITEM_START = /^(?:[•·▪◦‣–—*-]|\(?(?:\d{1,3}|[୦-୯]{1,3}|[a-zA-Z]|[ivx]{1,4})[.)])\s/u;
const MAX_HEADING_LENGTH = 160;

/** Splits the text of a page into headings, paragraphs and table rows, which can be laid out at any width. */
export function toBlocks(page: PageText): Block[] {
  const lines = toLines(page);
  const bodySize = getBodySize(lines);
  const body = lines.filter((line) => isNear(line.size, bodySize));
  const left = Math.min(...body.map((line) => line.left));
  const right = Math.max(...body.map((line) => line.right));
  const lineDistance = getLineDistance(body);
  const blocks: Block[] = [];
  let previous: Line | undefined;
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.cells.length > 1) {
      if (last?.kind === 'rows') last.rows.push(line.cells);
      else blocks.push({ kind: 'rows', rows: [line.cells] });
    } else if (line.size >= bodySize * HEADING.small && line.text.length <= MAX_HEADING_LENGTH) {
      const level = line.size >= bodySize * HEADING.large ? 1 : 2;
      const isContinued = last?.kind === 'heading' && previous && isNear(previous.size, line.size);
      if (isContinued) last.text = joinLines(last.text, line.text);
      else blocks.push({ kind: 'heading', level, text: line.text });
    } else if (last?.kind === 'paragraph' && previous && continuesWith(previous, line, right, lineDistance)) {
      last.text = joinLines(last.text, line.text);
    } else {
      blocks.push({ kind: 'paragraph', text: line.text, isIndented: line.left > left + INDENT });
    }
    previous = line;
  }
  return blocks;
}

function toLines({ text, runs }: PageText): Line[] {
  const lines: Line[] = [];
  let lineRuns: Run[] = [];
  const endLine = () => {
    const line = lineRuns.length > 0 ? toLine(text, lineRuns) : undefined;
    if (line && line.text !== '') lines.push(line);
    lineRuns = [];
  };
  for (const run of runs) {
    const previous = lineRuns.at(-1);
    if (previous && text.slice(previous.end, run.start).includes('\n')) endLine();
    lineRuns.push(run);
  }
  endLine();
  return lines;
}

function toLine(text: string, runs: readonly Run[]): Line {
  const cells = [''];
  for (const { start, end, area } of runs) {
    const part = text.slice(start, end);
    if (part.trim() === '' && area.width > GAP_BETWEEN_CELLS) cells.push('');
    else cells[cells.length - 1] += part;
  }
  const visibleRuns = runs.filter(({ start, end }) => text.slice(start, end).trim() !== '');
  return {
    text: cells.join(' ').replace(/\s+/gu, ' ').trim(),
    cells: cells.map((cell) => cell.trim()).filter((cell) => cell !== ''),
    left: Math.min(...visibleRuns.map(({ area }) => area.x)),
    right: Math.max(...visibleRuns.map(({ area }) => area.x + area.width)),
    top: Math.min(...visibleRuns.map(({ area }) => area.y)),
    size: Math.max(...visibleRuns.map(({ size }) => size)),
  };
}

/** Returns the size of most letters. */
function getBodySize(lines: readonly Line[]): number {
  const letterCounts = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letterCounts.set(rounded, (letterCounts.get(rounded) ?? 0) + text.length);
  }
  const [mostFrequent] = [...letterCounts].toSorted((a, b) => b[1] - a[1]);
  return mostFrequent?.[0] ?? 0;
}

const isNear = (size: number, other: number) => Math.abs(size - other) <= other * 0.06;

/** Returns the usual distance between two lines of a paragraph. */
function getLineDistance(lines: readonly Line[]): number {
  const distances = lines
    .slice(1)
    .map((line, index) => line.top - lines[index]!.top)
    .filter((distance) => distance > 0)
    .toSorted((a, b) => a - b);
  return distances[Math.floor(distances.length / 4)] ?? 1;
}

/** A paragraph ends before a gap, and after a line that had room for the first word of the next line. */
function continuesWith(previous: Line, line: Line, right: number, lineDistance: number): boolean {
  if (LIST_ITEM_START.test(line.text) || !isNear(previous.size, line.size) || previous.cells.length > 1)
    return false;
  const distance = line.top - previous.top;
  // a negative distance is the start of the next column
  if (distance > lineDistance * PARAGRAPH_GAP) return false;
  const [firstWord = ''] = line.text.split(' ');
  const wordWidth = (line.right - line.left) * (firstWord.length / line.text.length);
  const columnRight =
    distance < 0 ? previous.right : Math.max(line.right, Math.min(right, previous.left + right - line.left));
  return previous.right + wordWidth * 1.2 + RAGGED >= columnRight;
}

function joinLines(text: string, line: string): string {
  const isHyphenated = /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line);
  return isHyphenated ? text.slice(0, -1) + line : `${text} ${line}`;
}

/** With a higher share of unknown glyphs, words would be missing from the text. */
const MAX_UNKNOWN_SHARE = 0.02;

/** Whether a page has text and its letters are known. */
export function isReadable({ text, unknownGlyphs }: PageText): boolean {
  const letters = text.replace(/\s/gu, '').length;
  return letters > 0 && unknownGlyphs / (letters + unknownGlyphs) <= MAX_UNKNOWN_SHARE;
}
