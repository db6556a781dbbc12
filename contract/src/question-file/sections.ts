import type { Message } from '../language/texts.ts';
import { type ReadResult, readQuestions } from './read.ts';

/** The questions below one `Section:` line. */
export type FileSection = {
  /** Null for the questions before the first `Section:` line, and for a file without one. */
  title: string | null;
  /** After a bar in the title: `Section: Reasoning | ଯୁକ୍ତି`. */
  odiaTitle: string;
  result: ReadResult | { problem: Message };
};

const SECTION = /^[ \t]*(?:section|ବିଭାଗ)[ \t]*:[ \t]*(\S.*)$/iu;

/**
 * Reads a question file whose questions are divided by lines such as `Section: Reasoning`. A file without them is read as
 * any other question file. The other parts become empty lines, so that the numbers of lines stay those of the file.
 */
export function readSections(text: string): FileSection[] {
  const lines = text.split(/\r\n?|\n/);
  const starts = lines.flatMap((line, index) => {
    const title = SECTION.exec(line)?.[1];
    return title === undefined ? [] : [{ index, title }];
  });
  if (starts.length === 0) return [{ title: null, odiaTitle: '', result: readQuestions(text) }];
  const read = (from: number, to: number) =>
    readQuestions(`${'\n'.repeat(from)}${lines.slice(from, to).join('\n')}`);
  const head = lines.slice(0, starts[0]!.index);
  const isHeadEmpty = head.every((line) => line.trim() === '');
  return [
    ...(isHeadEmpty ? [] : [{ title: null, odiaTitle: '', result: read(0, head.length) }]),
    ...starts.map(({ index, title: heading }, n) => {
      const [title = '', odiaTitle = ''] = heading.split('|').map((part) => part.trim());
      return { title, odiaTitle, result: read(index + 1, starts[n + 1]?.index ?? lines.length) };
    }),
  ];
}
