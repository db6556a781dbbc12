import type { ExamResult } from '@sikhya/contract/exam-result.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { QUESTIONS_PER_SECTION, SECTION_MARKS } from './hall-exam.ts';
import type { AnswerKey, HallStudent } from './hall-student.ts';
import { send } from './http-client.ts';

const CONCURRENT_READS = 32;

/** Compares the ranks that all students see, in total and per section, with a recount of their confirmed answers. */
export async function checkRanks(
  { address }: Product,
  examId: string,
  students: readonly HallStudent[],
  key: AnswerKey,
): Promise<void> {
  const marks = students.map(({ confirmed }) => countMarks(confirmed, key));
  const expected = [0, 1, 2].map((column) => countRanks(marks.map((row) => row[column]!)));
  const remaining = students.entries();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONCURRENT_READS }, async () => {
      for (const [n, { token }] of remaining) {
        const { status, body } = await send(address, token, 'GET', `/api/student/exams/${examId}/result`);
        if (status !== 200) throw new Error(`a result returned ${status}: ${body}`);
        const { rank, sections, takers }: ExamResult = JSON.parse(body).result;
        const shown = [rank, ...sections.map((section) => section.rank)].join();
        const recounted = expected.map((ranks) => ranks[n]).join();
        if (shown !== recounted || takers !== students.length)
          throw new Error(
            `student ${n} has the ranks ${shown} among ${takers}, a recount gives ${recounted}`,
          );
      }
    }),
  );
  const perSecond = Math.round((students.length / (performance.now() - start)) * 1000);
  const lowest = Math.max(...expected[0]!);
  console.log(
    `  the ranks of all ${students.length} students equal a recount, down to rank ${lowest}; ${perSecond} results read per second`,
  );
}

/** The marks in total and in each section, in twelfths. */
function countMarks(confirmed: readonly number[], key: AnswerKey): number[] {
  const marks = [0, 0, 0];
  for (const [position, option] of confirmed.entries()) {
    if (option === -1) continue;
    const section = Math.floor(position / QUESTIONS_PER_SECTION);
    const { right, wrong } = SECTION_MARKS[section]!;
    const earned = option === key[position]!.correctAnswer ? right : wrong;
    marks[0]! += earned;
    marks[section + 1]! += earned;
  }
  return marks;
}

/** Compares every student with every other. */
const countRanks = (marks: readonly number[]) =>
  marks.map((own) => 1 + marks.reduce((better, other) => better + (other > own ? 1 : 0), 0));
