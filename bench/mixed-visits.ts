import { RARE_WORDS, rareWord } from '../server/src/testing/many-courses.ts';
import { inTurn } from './in-turn.ts';
import { send } from './paced.ts';
import type { Candidate, Exam } from './students-in-a-test.ts';

export type Outcome = { kind: 'save' | 'other'; status: number; retryAfter: string | undefined };

/** One thing that somebody does; what came of each of its calls. */
export type Visit = () => Promise<Outcome[]>;

type Student = Candidate & { saves: number };

/**
 * What people do on a day with a test: 70 in 100 look at courses and study, 20 save an answer, 10 hand in or look how
 * they are doing. Those who hand in start their test anew first.
 */
export function mixOf(address: string, { courseId, chapterId, candidates }: Exam): Visit {
  const half = Math.floor(candidates.length / 2);
  const writing: Student[] = candidates.slice(0, half).map((one) => ({ ...one, saves: 0 }));
  const leaving = candidates.slice(half);
  const [anyWriting, anyLeaving] = [inTurn(writing), inTurn(leaving)];

  const ask = async (token: string, method: string, path: string, body?: object): Promise<Outcome> => {
    const { status, retryAfter } = await send(address, token, method, path, body);
    return { kind: method === 'PUT' ? 'save' : 'other', status, retryAfter };
  };
  const read = (...paths: string[]): Visit => {
    const path = inTurn(paths);
    return async () => [await ask(anyWriting().token, 'GET', path())];
  };

  const save: Visit = async () => {
    const student = anyWriting();
    student.saves += 1;
    const { saves, questionIds } = student;
    return [
      await ask(student.token, 'PUT', `/api/student/test/attempts/${student.attemptId}/answers`, {
        saveNumber: saves,
        changes: [{ question: saves % questionIds.length, option: saves % 4 }],
      }),
    ];
  };
  const handIn: Visit = async () => {
    const student = anyLeaving();
    const answers = student.questionIds.map((questionId, n) => ({ questionId, selectedIndex: n % 4 }));
    const { attemptId } = student;
    const handedIn = await ask(student.token, 'POST', '/api/student/progress/test-result', {
      courseId,
      chapterId,
      attemptId,
      answers,
    });
    if (handedIn.status >= 400) return [handedIn];
    const { status, retryAfter, body } = await send(
      address,
      student.token,
      'POST',
      '/api/student/test/attempts',
      {
        courseId,
        chapterId,
      },
    );
    if (status === 200) student.attemptId = JSON.parse(body).attempt.attemptId;
    return [handedIn, { kind: 'other', status, retryAfter }];
  };

  return choosing([
    [25, read(...Array.from({ length: 20 }, (_, n) => `/api/public/courses?limit=8&page=${n + 1}`))],
    [
      5,
      read(
        ...Array.from(
          { length: RARE_WORDS },
          (_, n) => `/api/public/courses?limit=8&search=${encodeURIComponent(rareWord(n))}`,
        ),
      ),
    ],
    [10, read('/api/protected/student/my-courses')],
    [15, read(`/api/protected/student/course/${courseId}`)],
    [15, read(`/api/student/progress/${courseId}`)],
    [20, save],
    [5, handIn],
    [5, read('/api/student/analytics?period=all')],
  ]);
}

/** Each as often as its share of a hundred says. */
function choosing(shares: [number, Visit][]): Visit {
  return () => {
    let point = Math.random() * 100;
    for (const [share, visit] of shares) {
      point -= share;
      if (point < 0) return visit();
    }
    return shares[0]![1]();
  };
}
