import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseInput } from '@sikhya/contract/authoring.ts';
import { sql } from 'drizzle-orm';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { createVariedQuestion } from '../../testing/varied-question.ts';
import { createCourse, updateCourse } from './service.ts';

const CHAPTERS = 30;
const QUESTIONS = 20;
const VERSIONS = 5;

const site = await testApp();
const { app, db } = site;
const headers = { authorization: `Bearer ${await adminToken(site)}` };

const course = courseInput.parse({
  title: 'Large course',
  description: 'd',
  isFree: true,
  subjects: [
    {
      title: 's',
      description: 'd',
      chapters: Array.from({ length: CHAPTERS }, (_, c) => ({
        title: `Chapter ${c}`,
        description: 'd',
        questions: Array.from({ length: QUESTIONS }, (_, q) => createVariedQuestion(c * QUESTIONS + q)),
      })),
    },
  ],
});

async function measureBytes(): Promise<{ outlines: number; chapters: number }> {
  const { rows } = await db.execute<{ outlines: number; chapters: number }>(sql`
    select (select sum(length(outline))::int from course_versions) as outlines,
           (select sum(length(content))::int from version_chapters) as chapters`);
  return rows[0]!;
}

test('a further version takes as much as the chapters that changed, and the list has no content', async () => {
  const now = new Date();
  const tree = await createCourse(db, course, now);
  const first = await measureBytes();
  for (let version = 2; version <= VERSIONS; version += 1) {
    const edited = tree.subjects[0]!.chapters[version % CHAPTERS]!;
    edited.questions[version % QUESTIONS]!.question += ` edited ${version}`;
    await updateCourse(db, tree._id, courseInput.parse(tree), now);
  }
  const all = await measureBytes();
  const perVersion = (all.outlines + all.chapters - first.outlines - first.chapters) / (VERSIONS - 1);
  assert.ok(perVersion < (first.outlines + first.chapters) / 10, `${perVersion} bytes per version`);
  const listed = await app.inject({ url: `/api/admin/courses/${tree._id}/versions`, headers });
  assert.equal(listed.json().versions.length, VERSIONS);
  assert.ok(listed.body.length < VERSIONS * 300, 'the list has no content');
});
