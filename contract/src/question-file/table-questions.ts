import { tidyLine, tidyLines } from '../text.ts';
import type { FoundQuestion, FoundQuestions } from './found-question.ts';
import { labelsIn } from './option-label.ts';
import { numberedLine } from './part-labels.ts';
import { resolveAnswer } from './resolve-answer.ts';
import type { Row } from './table.ts';
import { columnsOf } from './table-columns.ts';

/** `(a) Cuttack` in a column of options: the column says it already. */
function withoutLabel(cell: string, index: number): string {
  const [label] = labelsIn(cell);
  return label?.start === 0 && label.index === index && !label.isDigit ? cell.slice(label.end).trim() : cell;
}

/** Answers counted from 0: there is a 0 among them and no 4. */
function countsFromZero(answers: readonly string[]): boolean {
  return answers.includes('0') && answers.every((answer) => /^[0-3]?$/.test(answer));
}

const MOST_TEXT = 100_000;

export function questionsOfTable(table: readonly Row[]): FoundQuestions {
  const { columns, rows } = columnsOf(table);
  const cell = (row: Row, at: number) => (row.cells[at] ?? '').slice(0, MOST_TEXT);
  const fromZero = countsFromZero(rows.map((row) => cell(row, columns.answer)));
  const unused = rows.flatMap((row) =>
    row.cells.length < 3 ? [{ line: row.line, text: tidyLine(row.cells.join(' ').slice(0, 160)) }] : [],
  );
  const questions = rows.flatMap((row): FoundQuestion[] => {
    if (row.cells.length < 3) return [];
    const options = columns.options.map((at, index) => withoutLabel(tidyLine(cell(row, at)), index));
    const given = tidyLine(cell(row, columns.answer));
    const answer = resolveAnswer(
      fromZero && given !== '' ? String(Number(given) + 1) : given,
      options,
      fromZero,
    );
    const text = tidyLines(cell(row, columns.question));
    const numbered = numberedLine(text);
    return [
      {
        question: numbered && numbered.rest !== '' ? numbered.rest : text,
        options,
        correctAnswer: answer.index,
        explanation: tidyLines(cell(row, columns.explanation)) || answer.rest,
        line: row.line,
        doubts: answer.doubt === '' ? [] : [answer.doubt],
      },
    ];
  });
  return { questions, unused };
}
