import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '../testing/test-app.ts';
import { loadDemo } from './demo.ts';

const { app, db } = await testApp();
const NOW = new Date('2026-11-15T06:00:00Z');

test('an empty database is filled once, and the courses are on the public list', async () => {
  const made = await loadDemo(db, NOW);
  const { courses } = (await app.inject('/api/public/courses?limit=50')).json();
  assert.equal(courses.length, made);
  assert.ok(courses.some((course: { isFree: boolean }) => course.isFree));
  assert.ok(courses.some((course: { price: number }) => course.price > 0));
  assert.equal(await loadDemo(db, NOW), 0, 'what is there is left alone');
});
