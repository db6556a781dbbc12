import { message } from '../language/texts.ts';
import type { OdiaQuestion } from '../odia-version.ts';
import { tidyLine, tidyLines } from '../text.ts';
import type { FoundQuestion, FoundQuestions, UnusedLine } from './found-question.ts';
import { findLabels } from './option-label.ts';
import { parseNumberedLine } from './part-labels.ts';
import { resolveAnswer } from './resolve-answer.ts';
import type { Row } from './table.ts';
import { type Columns, detectColumns, isQuestion, listUnreadColumns } from './table-columns.ts';
import { texts } from './texts.ts';

/** Removes the label of `(a) Cuttack`, which repeats the name of the column. */
function stripLabel(cell: string, index: number): string {
  const [label] = findLabels(cell);
  return label?.start === 0 && label.index === index && !label.isDigit ? cell.slice(label.end).trim() : cell;
}

/** Answers are counted from 0 when one of them is 0 and none is 4. */
function isCountedFromZero(answers: readonly string[]): boolean {
  return answers.includes('0') && answers.every((answer) => /^[0-3]?$/.test(answer));
}

const MAX_CELL_LENGTH = 100_000;
const MAX_SHOWN_LENGTH = 160;

const toShown = (text: string) => tidyLine(text.slice(0, MAX_SHOWN_LENGTH));

/** Reads the cells of a row. */
function createRowReader({ cells }: Row) {
  const getCell = (column: number) => (cells[column] ?? '').slice(0, MAX_CELL_LENGTH);
  const readLine = (column: number) => tidyLine(getCell(column));
  const readLines = (column: number) => tidyLines(getCell(column));
  return {
    readLine,
    readLines,
    readQuestion(column: number): string {
      const text = readLines(column);
      const numbered = parseNumberedLine(text);
      return numbered && numbered.rest !== '' ? numbered.rest : text;
    },
    readOptions: (columns: readonly number[]) =>
      columns.map((column, index) => stripLabel(readLine(column), index)),
  };
}

type RowReader = ReturnType<typeof createRowReader>;

/** Null if the row has no Odia. Options without letters, such as numbers, may be given only once. */
function readOdia(
  reader: RowReader,
  { odia, options: mainColumns }: Columns,
  mainOptions: readonly string[],
): OdiaQuestion | null {
  if (!odia) return null;
  const question = reader.readQuestion(odia.question);
  const explanation = reader.readLines(odia.explanation);
  const options = reader.readOptions(odia.options);
  const ownOptions = odia.options === mainColumns ? [] : options;
  if ([question, explanation, ...ownOptions].every((text) => text === '')) return null;
  const completed = options.map((option, index) => {
    const main = mainOptions[index] ?? '';
    return option === '' && !/\p{L}/u.test(main) ? main : option;
  });
  return { question, options: completed, explanation };
}

/** A row without a question, such as the title of a part. */
function isTitle({ cells }: Row): boolean {
  const [text, ...others] = cells.filter((cell) => cell !== '');
  return cells.length < 3 || (others.length === 0 && !isQuestion(text ?? ''));
}

export function convertTable(table: readonly Row[]): FoundQuestions {
  const { columns, rows, above, header } = detectColumns(table);
  const readAnswer = (row: Row) => createRowReader(row).readLine(columns.answer);
  const isFromZero = isCountedFromZero(rows.map(readAnswer));
  const unused: UnusedLine[] = [...above, ...rows.filter(isTitle)].map(({ line, cells }) => ({
    line,
    text: toShown(cells.join(' ')),
  }));
  const unread = header ? listUnreadColumns(header, rows) : [];
  if (header && unread.length > 0)
    unused.push({
      line: header.line,
      text: message(texts.columnsNotRead, { names: toShown(unread.join(', ')) }),
    });
  const questions = rows.flatMap((row): FoundQuestion[] => {
    if (isTitle(row)) return [];
    const reader = createRowReader(row);
    const options = reader.readOptions(columns.options);
    const answerText = readAnswer(row);
    const answer = resolveAnswer(
      isFromZero && answerText !== '' ? String(Number(answerText) + 1) : answerText,
      options,
      isFromZero,
    );
    const odia = readOdia(reader, columns, options);
    const isWider = header && row.cells.slice(header.cells.length).some((cell) => cell !== '');
    return [
      {
        question: reader.readQuestion(columns.question),
        options,
        correctAnswer: answer.index,
        explanation: reader.readLines(columns.explanation) || answer.rest,
        ...(odia && { odia }),
        line: row.line,
        doubts: [...(answer.doubt ? [answer.doubt] : []), ...(isWider ? [message(texts.moreCells)] : [])],
      },
    ];
  });
  return { questions, unused };
}
