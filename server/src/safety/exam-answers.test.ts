import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { regradeResults } from '../features/attempts/service.ts';
import { SECRET_EXPLANATION, SECRET_ODIA_EXPLANATION } from '../testing/mock-test-helpers.ts';
import { createTeamMember } from '../testing/test-app.ts';
import { describeRoutes } from './generated-requests.ts';
import { createSmallSite, createSmallWorld } from './small-world.ts';

/** All ways in which the answers of an exam could leave the server before its release, besides the routes of students. */

const site = await createSmallSite();
const { exams, student, known, token } = await createSmallWorld(site);
await handInAndRegrade();

async function post(url: string, bearer: string, payload: object) {
  const headers = { authorization: `Bearer ${bearer}` };
  const response = await site.app.inject({ method: 'POST', url, headers, payload });
  assert.ok(response.statusCode < 300, response.body);
  return response.json();
}

/** A result, a report and a changed key, whose reason gives the answer away. */
async function handInAndRegrade(): Promise<void> {
  await post('/api/student/progress/test-result', token, { attemptId: exams.attempt.attemptId });
  const questionId = exams.attempt.questions[0]!._id;
  const opened = await post('/api/admin/reports', site.admin, { questionId });
  const decision = { kind: 'key-changed', correctAnswers: [3], reason: SECRET_EXPLANATION };
  await post(`/api/admin/reports/${opened.case._id}/decision`, site.admin, decision);
  await regradeResults(site.db, () => site.clock.now, new AbortController().signal);
}

function assertNoAnswers(text: string, where: string): void {
  for (const secret of [SECRET_EXPLANATION, SECRET_ODIA_EXPLANATION])
    assert.ok(!text.includes(secret), `${where} has an explanation`);
  assert.doesNotMatch(text, /"(correctAnswer|correct_answer|explanation|isCorrect)":/, where);
}

test('13 no page, list or export gives a support person an answer', async () => {
  const { token: support } = await createTeamMember(site, 'support');
  const params: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(known).map(([name, values]) => [name, values[0]])),
    examId: exams.running._id,
    studentId: student.studentId,
  };
  const succeeded: string[] = [];
  for (const { method, url, name } of describeRoutes(site.app)) {
    if (method !== 'GET' || !url.startsWith('/api/admin/')) continue;
    const filled = url.replace(/:(\w+)/g, (_, param) => encodeURIComponent(String(params[param] ?? '0')));
    const headers = { authorization: `Bearer ${support}` };
    const response = await site.app.inject({ method, url: filled, headers });
    assertNoAnswers(response.body, name);
    if (response.statusCode === 200) succeeded.push(url);
  }
  for (const needed of ['/api/admin/exams/:examId/results', '/api/admin/students/:studentId'])
    assert.ok(succeeded.includes(needed), `${needed} is not among ${succeeded}`);
  assert.ok(
    succeeded.some((url) => url.endsWith('.csv')),
    `no export is among ${succeeded}`,
  );
});

test('13 no notice, e-mail or push has an answer', async () => {
  const { rows } = await site.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name ~ '^(notice|push)'`);
  assert.ok(rows.length >= 2, JSON.stringify(rows));
  let stored = 0;
  for (const { name } of rows) {
    const { rows: lines } = await site.db.execute(sql`select * from ${sql.identifier(name)}`);
    stored += lines.length;
    assertNoAnswers(JSON.stringify(lines), name);
  }
  assert.ok(stored > 0);
});

test('13 no log has an answer', () => {
  const log = site.logged();
  assert.ok(log.length > 1000, 'the requests are logged');
  assertNoAnswers(log, 'the log');
});
