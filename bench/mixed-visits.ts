import { RARE_WORDS, rareWord } from '../server/src/testing/many-courses.ts';
import { send } from './http-client.ts';
import { roundRobin } from './round-robin.ts';
import type { StartedAttempt, StartedTest } from './start-attempts.ts';

export type Outcome = { kind: 'save' | 'other'; status: number; retryAfter: string | undefined };

/** Does what one visitor does and returns the outcome of each call. */
export type Visit = () => Promise<Outcome[]>;

type Student = StartedAttempt & { saves: number };

/**
 * Creates a mix of visits on a day with a test: 70 % browse courses and study, 20 % save an answer, 10 % hand in or open
 * their analytics. After a hand-in the student starts the next attempt.
 */
export function createVisitMix(address: string, { courseId, chapterId, attempts }: StartedTest): Visit {
  const half = Math.floor(attempts.length / 2);
  const writing: Student[] = attempts.slice(0, half).map((attempt) => ({ ...attempt, saves: 0 }));
  const leaving = attempts.slice(half);
  const [nextWriting, nextLeaving] = [roundRobin(writing), roundRobin(leaving)];

  const ask = async (token: string, method: string, path: string, body?: object): Promise<Outcome> => {
    const { status, retryAfter } = await send(address, token, method, path, body);
    return { kind: method === 'PUT' ? 'save' : 'other', status, retryAfter };
  };
  const read = (...paths: string[]): Visit => {
    const path = roundRobin(paths);
    return async () => [await ask(nextWriting().token, 'GET', path())];
  };

  const save: Visit = async () => {
    const student = nextWriting();
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
    const student = nextLeaving();
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

  return chooseByShare([
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

/** Chooses each visit with the probability given in percent. */
function chooseByShare(shares: [number, Visit][]): Visit {
  return () => {
    let point = Math.random() * 100;
    for (const [share, visit] of shares) {
      point -= share;
      if (point < 0) return visit();
    }
    return shares[0]![1]();
  };
}
