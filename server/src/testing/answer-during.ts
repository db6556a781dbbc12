import assert from 'node:assert/strict';
import type { Ask } from './server-group.ts';

const parseResponse = ({ status, body }: { status: number; body: string }, expected: number) => {
  assert.equal(status, expected, body);
  return JSON.parse(body);
};

/** Signs a student in with the local identity provider; returns the token. */
export async function signInStudent(ask: Ask, name: string): Promise<string> {
  const person = { name, email: `${name}@example.com` };
  const { access_token: accessToken } = parseResponse(await ask('/identity/token', { body: person }), 200);
  const { sub: googleId } = parseResponse(await ask('/identity/userinfo', { token: accessToken }), 200);
  return parseResponse(await ask('/api/auth/google-signin', { body: { googleId, accessToken } }), 200).token;
}

type ChapterReference = { courseId: string; chapterId: string };

/**
 * Lets students answer questions one after another until the work is done, then hand in. Checks that every
 * acknowledged answer is in the stored result; returns how many were acknowledged.
 */
export async function answerDuring(
  ask: Ask,
  chapter: ChapterReference,
  students: number,
  work: () => Promise<void>,
): Promise<number> {
  const tokens = await Promise.all(
    Array.from({ length: students }, (_, n) => signInStudent(ask, `student${crypto.randomUUID()}${n}`)),
  );
  let isOver = false;
  const writers = tokens.map((token) => answerUntil(ask, token, chapter, () => isOver));
  const working = work().finally(() => {
    isOver = true;
  });
  const [saves] = await Promise.all([Promise.all(writers), working]);
  return saves.reduce((sum, count) => sum + count, 0);
}

async function answerUntil(
  ask: Ask,
  token: string,
  chapter: ChapterReference,
  isOver: () => boolean,
): Promise<number> {
  const enrolled = await ask(`/api/protected/student/enroll/${chapter.courseId}`, { method: 'POST', token });
  assert.ok(enrolled.status === 201 || enrolled.status === 200, enrolled.body);
  const { attempt } = parseResponse(await ask('/api/student/test/attempts', { token, body: chapter }), 200);
  const { attemptId, questions } = attempt;
  let acknowledged: number[] = Array(questions.length).fill(-1);
  let [saves, lastSaveNumber] = [0, 0];
  while (!isOver()) {
    const change = { question: saves % questions.length, option: Math.floor(Math.random() * 4) };
    const path = `/api/student/test/attempts/${attemptId}/answers`;
    const body = { saveNumber: lastSaveNumber + 1, changes: [change] };
    const { saved, saveNumber, answers } = parseResponse(
      await ask(path, { method: 'PUT', token, body }),
      200,
    );
    lastSaveNumber = saveNumber;
    if (saved) acknowledged[change.question] = change.option;
    // An earlier request was saved, but its server was gone before it could respond.
    else acknowledged = answers.map((option: number | null) => option ?? -1);
    saves += 1;
  }
  const handIn = () => ask('/api/student/progress/test-result', { token, body: { ...chapter, attemptId } });
  const first = await handIn();
  assert.ok(first.status === 201 || first.status === 200, first.body);
  // The second hand-in returns the stored result.
  const { review } = parseResponse(await handIn(), 200);
  const stored = review.map(({ selectedIndex }: { selectedIndex: number | null }) => selectedIndex ?? -1);
  assert.deepEqual(stored, acknowledged, 'the result has every acknowledged answer');
  return saves;
}
