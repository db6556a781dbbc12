import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { courseDraft } from '@sikhya/contract/authoring.ts';
import type { Db } from '../database/database.ts';
import { courses } from '../database/tables/courses.ts';
import { createCourse } from '../features/authoring/service.ts';

/** A folder a course: course.json, and a file for each subject, in the order of their names. */
const COURSES = path.join(import.meta.dirname, 'courses');
const DAY_MS = 24 * 3600 * 1000;

/** Fills a database that has no course yet with the demo courses. Returns how many were made. */
export async function loadDemo(db: Db, now: Date): Promise<number> {
  if ((await db.$count(courses)) > 0) return 0;
  const folders = (await readdir(COURSES)).sort();
  for (const [index, folder] of folders.entries()) {
    // a day apart, so that the newest first is an order that a person can follow
    await createCourse(
      db,
      await readCourse(path.join(COURSES, folder)),
      new Date(now.getTime() - (index + 1) * DAY_MS),
    );
  }
  return folders.length;
}

async function readCourse(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== 'course.json').sort();
  const [course, ...subjects] = await Promise.all(
    ['course.json', ...names].map(async (name) =>
      JSON.parse(await readFile(path.join(folder, name), 'utf8')),
    ),
  );
  return courseDraft.parse({ ...course, subjects });
}
