import { message } from '../language/texts.ts';
import { tidyLine, tidyLines } from '../text.ts';
import type { FoundQuestion, FoundQuestions } from './found-question.ts';
import { findLabels } from './option-label.ts';
import { parseNumberedLine } from './part-labels.ts';
import { resolveAnswer } from './resolve-answer.ts';
import type { Row } from './table.ts';
import { detectColumns } from './table-columns.ts';
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

export function convertTable(table: readonly Row[]): FoundQuestions {
  const { columns, rows, above, width } = detectColumns(table);
  const getCell = (row: Row, column: number) => (row.cells[column] ?? '').slice(0, MAX_CELL_LENGTH);
  const isFromZero = isCountedFromZero(rows.map((row) => getCell(row, columns.answer)));
  const unused = [...above, ...rows.filter(({ cells }) => cells.length < 3)].map(({ line, cells }) => ({
    line,
    text: tidyLine(cells.join(' ').slice(0, 160)),
  }));
  const questions = rows.flatMap((row): FoundQuestion[] => {
    if (row.cells.length < 3) return [];
    const options = columns.options.map((column, index) => stripLabel(tidyLine(getCell(row, column)), index));
    const answerText = tidyLine(getCell(row, columns.answer));
    const answer = resolveAnswer(
      isFromZero && answerText !== '' ? String(Number(answerText) + 1) : answerText,
      options,
      isFromZero,
    );
    const text = tidyLines(getCell(row, columns.question));
    const numbered = parseNumberedLine(text);
    const isWider = width !== undefined && row.cells.slice(width).some((cell) => cell !== '');
    return [
      {
        question: numbered && numbered.rest !== '' ? numbered.rest : text,
        options,
        correctAnswer: answer.index,
        explanation: tidyLines(getCell(row, columns.explanation)) || answer.rest,
        line: row.line,
        doubts: [...(answer.doubt ? [answer.doubt] : []), ...(isWider ? [message(texts.moreCells)] : [])],
      },
    ];
  });
  return { questions, unused };
}
