import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { attempts, results } from '../database/tables/learning.ts';
import type { Ask } from './server-group.ts';

const parsed = ({ status, body }: { status: number; body: string }, expected: number) => {
  assert.equal(status, expected, body);
  return JSON.parse(body);
};

/** Signs a student in through the provider that is part of the server; the answer is the token. */
export async function signInStudent(ask: Ask, name: string): Promise<string> {
  const person = { name, email: `${name}@example.com` };
  const { access_token: accessToken } = parsed(await ask('/identity/token', { body: person }), 200);
  const { sub: googleId } = parsed(await ask('/identity/userinfo', { token: accessToken }), 200);
  return parsed(await ask('/api/auth/google-signin', { body: { googleId, accessToken } }), 200).token;
}

type Place = { courseId: string; chapterId: string };

/**
 * Students who answer question after question, each as soon as the last answer was acknowledged, until the work is done;
 * then they hand in. How many answers were acknowledged; every one of them is in the stored result.
 */
export async function answerDuring(
  ask: Ask,
  db: Db,
  place: Place,
  students: number,
  work: () => Promise<void>,
): Promise<number> {
  const tokens = await Promise.all(
    Array.from({ length: students }, (_, n) => signInStudent(ask, `student${crypto.randomUUID()}${n}`)),
  );
  let isOver = false;
  const writing = tokens.map((token) => answerUntil(ask, token, place, () => isOver));
  await work().finally(() => {
    isOver = true;
  });
  const written = await Promise.all(writing);
  for (const { attemptId, given } of written) {
    const stored = await db.select().from(results).where(eq(results.attemptId, attemptId));
    assert.deepEqual(
      stored.map(({ answers }) => answers),
      [given],
      'one result, with every answer that was acknowledged',
    );
    const [attempt] = await db.select().from(attempts).where(eq(attempts.id, attemptId));
    assert.ok(attempt?.handedInAt);
  }
  return written.reduce((sum, { saves }) => sum + saves, 0);
}

async function answerUntil(ask: Ask, token: string, place: Place, isOver: () => boolean) {
  const enrolled = await ask(`/api/protected/student/enroll/${place.courseId}`, { method: 'POST', token });
  assert.ok(enrolled.status === 201 || enrolled.status === 200, enrolled.body);
  const { attempt } = parsed(await ask('/api/student/test/attempts', { token, body: place }), 200);
  const { attemptId, questions } = attempt;
  let given: number[] = Array(questions.length).fill(-1);
  let [saves, known] = [0, 0];
  while (!isOver()) {
    const change = { question: saves % questions.length, option: Math.floor(Math.random() * 4) };
    const path = `/api/student/test/attempts/${attemptId}/answers`;
    const body = { saveNumber: known + 1, changes: [change] };
    const { saved, saveNumber, answers } = parsed(await ask(path, { method: 'PUT', token, body }), 200);
    known = saveNumber;
    if (saved) given[change.question] = change.option;
    // an earlier try has arrived, although its server was gone before it could say so
    else given = answers.map((option: number | null) => option ?? -1);
    saves += 1;
  }
  const handIn = await ask('/api/student/progress/test-result', { token, body: { ...place, attemptId } });
  assert.ok(handIn.status === 201 || handIn.status === 200, handIn.body);
  return { attemptId, given, saves };
}
