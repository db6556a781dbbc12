import assert from 'node:assert/strict';
import { REPORT_PICTURE_UPLOAD } from '@sikhya/contract/reports.ts';
import type { resultWithReview } from '@sikhya/contract/test-result.ts';
import type * as z from 'zod/mini';
import { regradeResults } from '../features/attempts/service.ts';
import { sendForm } from '../features/files/form-for-test.ts';
import type { Student } from './mock-test-helpers.ts';
import type { TestApp } from './test-app.ts';

/** Lets the student report the first question of the result with a picture. Its key is changed, which regrades the result. */
export async function fillReports(
  here: TestApp,
  {
    admin,
    student,
    picture,
    handedIn: { result, review },
  }: { admin: string; student: Student; picture: Buffer; handedIn: z.output<typeof resultWithReview> },
): Promise<void> {
  const token = student.headers.authorization.slice('Bearer '.length);
  const part = { field: 'questionImage', name: 'ଛବି.png', content: picture };
  const { url: pictureUrl } = (await sendForm(here.app, REPORT_PICTURE_UPLOAD, token, [part])).json();
  const { _id: questionId, correctAnswer } = review[0]!;
  const reported = await here.app.inject({
    method: 'POST',
    url: '/api/student/reports',
    headers: student.headers,
    payload: { questionId, resultId: result._id, kind: 'wrong-key', text: '\\N "ଭୁଲ"', picture: pictureUrl },
  });
  assert.equal(reported.statusCode, 201, reported.body);
  const decided = await here.app.inject({
    method: 'POST',
    url: `/api/admin/reports/${reported.json().report._id}/decision`,
    headers: { authorization: `Bearer ${admin}` },
    payload: { kind: 'key-changed', correctAnswers: [(correctAnswer + 1) % 4], reason: '\\. {ଠିକ}' },
  });
  assert.equal(decided.statusCode, 200, decided.body);
  await regradeResults(here.db, () => here.clock.now, new AbortController().signal);
}
