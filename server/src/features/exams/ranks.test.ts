import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { testApp } from '../../testing/test-app.ts';
import { createExamAdmin, createExamStudent, EXAM } from '../../testing/test-exams.ts';
import { gradeAbandoned } from '../attempts/service.ts';
import { getHistogram, getStanding } from './ranks.ts';

const marks = fc.array(fc.integer({ min: -60, max: 240 }), { minLength: 30, maxLength: 80 });

function count(all: readonly number[]) {
  return Array.from(
    Map.groupBy(all, (value) => value),
    ([value, same]) => ({ marks: value, takers: same.length }),
  );
}

test('rank and percentile equal a recount', () => {
  fc.assert(
    fc.property(marks, fc.nat(), (all, seed) => {
      const own = all[seed % all.length]!;
      const atMost = all.filter((value) => value <= own).length;
      assert.deepEqual(getStanding(count(all), own), {
        rank: all.filter((value) => value > own).length + 1,
        percentile: Math.round((10_000 * atMost) / all.length) / 100,
        takers: all.length,
      });
    }),
  );
});

test('the histogram holds every student once', () => {
  fc.assert(
    fc.property(marks, (all) => {
      const bars = getHistogram(count(all), 240);
      assert.equal(
        bars.reduce((total, { takers }) => total + takers, 0),
        all.length,
      );
    }),
  );
});

test('the histogram ends at the maximum of the exam, in bars of equal width where marks are whole', () => {
  for (const [lowest, maximum] of [
    [0, 16],
    [-7, 150],
    [0, 151],
    [-3, 10],
  ] as const) {
    const bars = getHistogram([{ marks: lowest * 12, takers: 30 }], maximum * 12);
    assert.deepEqual([bars[0]!.from, bars.at(-1)!.to], [lowest, maximum]);
    const widths = new Set(bars.map(({ from, to }) => Math.round((to - from) * 12)));
    assert.equal(widths.size, 1, `${lowest} to ${maximum}: ${[...widths]}`);
    assert.ok(bars.length >= 10 && bars.length <= 20, `${bars.length} bars`);
  }
  assert.deepEqual(getHistogram([{ marks: 0, takers: 30 }], 0), [{ from: 0, to: 0.08, takers: 30 }]);
});

test('nothing is shown while fewer than thirty students have taken the exam', () => {
  const few = [{ marks: 12, takers: 29 }];
  assert.equal(getStanding(few, 12), undefined);
  assert.deepEqual(getHistogram(few, 24), []);
});

test('counts equal a recount after hand-ins at once, repeated ones and graded abandoned attempts', async () => {
  const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '100000' });
  const exam = await (await createExamAdmin(here)).create({ ...EXAM, attempts: 2 });
  const students = await Promise.all(
    Array.from({ length: 40 }, (_, n) => createExamStudent(here, `count${n}`)),
  );
  await Promise.all(
    students.map(async (student, n) => {
      const { attemptId } = await student.startExam(exam._id);
      await student.save(attemptId, 1, { 0: n % 4, 4: n % 3, 5: n % 2 });
      // every fifth student hands nothing in
      if (n % 5 > 0) await Promise.all([1, 2, 3].map(() => student.handIn({ attemptId })));
      // a second attempt counts for nothing
      if (n % 5 === 1) await student.takeExam(exam._id, { 0: 0 });
    }),
  );
  const later = new Date(here.clock.now.getTime() + 3 * 3600_000);
  const signal = new AbortController().signal;
  await Promise.all([1, 2, 3].map(() => gradeAbandoned(here.db, later, signal)));
  const stored = await here.db.execute(sql`
    select section, marks, takers from exam_score_counts where exam_id = ${exam._id} order by 1, 2`);
  const recounted = await here.db.execute(sql`
    select (position - 2)::smallint as section, counted.marks, count(*)::int as takers
    from results, unnest(results.marks || section_marks) with ordinality as counted (marks, position)
    where test_id = ${exam._id} and attempt_number = 1 group by 1, 2 order by 1, 2`);
  assert.deepEqual(stored.rows, recounted.rows);
  const total = stored.rows.reduce((all, row) => all + (row.section === -1 ? Number(row.takers) : 0), 0);
  assert.equal(total, 40);
});
