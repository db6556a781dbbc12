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
  /** Of the letters, in points. */
  size: number;
};

/** As parts of the width of the page. */
const GAP_BETWEEN_CELLS = 0.03;
const INDENT = 0.015;
/** Lines that are not set to one length end within so much of each other. */
const RAGGED = 0.03;
/** As parts of the size of the running text. */
const HEADING = { large: 1.5, small: 1.07 };
/** As a part of the usual distance of two lines. */
const PARAGRAPH_GAP = 1.4;
const BEGINS_ITEM = /^(?:[•·▪◦‣–—*-]|\(?(?:\d{1,3}|[୦-୯]{1,3}|[a-zA-Z]|[ivx]{1,4})[.)])\s/u;
const LONGEST_HEADING = 160;

/** The text of a page as headings, paragraphs and rows of tables, to be set anew for any width. */
export function blocksOf(page: PageText): Block[] {
  const lines = linesOf(page);
  const size = runningSize(lines);
  const body = lines.filter((line) => isNear(line.size, size));
  const left = Math.min(...body.map((line) => line.left));
  const right = Math.max(...body.map((line) => line.right));
  const pitch = usualPitch(body);
  const blocks: Block[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.cells.length > 1) {
      if (last?.kind === 'rows') last.rows.push(line.cells);
      else blocks.push({ kind: 'rows', rows: [line.cells] });
    } else if (line.size >= size * HEADING.small && line.text.length <= LONGEST_HEADING) {
      const level = line.size >= size * HEADING.large ? 1 : 2;
      const goesOn = last?.kind === 'heading' && before && isNear(before.size, line.size);
      if (goesOn) last.text = joinLines(last.text, line.text);
      else blocks.push({ kind: 'heading', level, text: line.text });
    } else if (last?.kind === 'paragraph' && before && goesOnWith(before, line, right, pitch)) {
      last.text = joinLines(last.text, line.text);
    } else {
      blocks.push({ kind: 'paragraph', text: line.text, isIndented: line.left > left + INDENT });
    }
    before = line;
  }
  return blocks;
}

function linesOf({ text, runs }: PageText): Line[] {
  const lines: Line[] = [];
  let open: Run[] = [];
  const close = () => {
    const line = open.length > 0 ? lineOf(text, open) : undefined;
    if (line && line.text !== '') lines.push(line);
    open = [];
  };
  for (const run of runs) {
    const before = open.at(-1);
    if (before && text.slice(before.end, run.start).includes('\n')) close();
    open.push(run);
  }
  close();
  return lines;
}

function lineOf(text: string, runs: readonly Run[]): Line {
  const cells = [''];
  for (const { start, end, area } of runs) {
    const part = text.slice(start, end);
    if (part.trim() === '' && area.width > GAP_BETWEEN_CELLS) cells.push('');
    else cells[cells.length - 1] += part;
  }
  const printed = runs.filter(({ start, end }) => text.slice(start, end).trim() !== '');
  return {
    text: cells.join(' ').replace(/\s+/gu, ' ').trim(),
    cells: cells.map((cell) => cell.trim()).filter((cell) => cell !== ''),
    left: Math.min(...printed.map(({ area }) => area.x)),
    right: Math.max(...printed.map(({ area }) => area.x + area.width)),
    top: Math.min(...printed.map(({ area }) => area.y)),
    size: Math.max(...printed.map(({ size }) => size)),
  };
}

/** The size in which most of the letters are set. */
function runningSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  const [most] = [...letters].toSorted((one, other) => other[1] - one[1]);
  return most?.[0] ?? 0;
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= other * 0.06;

/** From one line to the next within a paragraph. */
function usualPitch(lines: readonly Line[]): number {
  const steps = lines
    .slice(1)
    .map((line, at) => line.top - lines[at]!.top)
    .filter((step) => step > 0)
    .toSorted((one, other) => one - other);
  return steps[Math.floor(steps.length / 4)] ?? 1;
}

/** A paragraph ends before a gap, and where the next line's first word would still have had room. */
function goesOnWith(before: Line, line: Line, right: number, pitch: number): boolean {
  if (BEGINS_ITEM.test(line.text) || !isNear(before.size, line.size) || before.cells.length > 1) return false;
  const step = line.top - before.top;
  // a step back is the next column
  if (step > pitch * PARAGRAPH_GAP) return false;
  const [firstWord = ''] = line.text.split(' ');
  const wordWidth = (line.right - line.left) * (firstWord.length / line.text.length);
  const columnRight =
    step < 0 ? before.right : Math.max(line.right, Math.min(right, before.left + right - line.left));
  return before.right + wordWidth * 1.2 + RAGGED >= columnRight;
}

function joinLines(before: string, line: string): string {
  // a word that was divided at the end of a line
  return /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(line) ? before.slice(0, -1) + line : `${before} ${line}`;
}

/** As a part of all letters: beyond it words would be missing. */
const MOST_UNKNOWN = 0.02;

/** Whether the text of a page can stand for the page: it has some, and its letters are known. */
export function isReadable({ text, unknown }: PageText): boolean {
  const letters = text.replace(/\s/gu, '').length;
  return letters > 0 && unknown / (letters + unknown) <= MOST_UNKNOWN;
}
