import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CourseTree, courseInput } from '@sikhya/contract/authoring.ts';
import type { FileKind } from '@sikhya/contract/files.ts';
import { createCourse } from '../features/authoring/service.ts';
import { storeFile } from '../features/files/service.ts';
import type { DemoParts } from './demo.ts';

/**
 * Each course has a folder with course.json, its picture, and one file per subject, in the order of their names. The
 * study notes of the chapters are numbered from 1, as Markdown and as PDF: <subject>.1.notes.md and <subject>.1.pdf
 * belong to the first chapter of <subject>.json, and <subject>.1.page.webp is the page picture of the PDF.
 */
const COURSES = path.join(import.meta.dirname, 'courses');
const DAY_MS = 24 * 3600 * 1000;
/** The oldest course is older than the first student. */
const FIRST_COURSE_DAYS_AGO = 75;

/** Creates the courses in the order of their folders; the first is the newest, so that it is first in the catalogue. */
export async function createDemoCourses(parts: DemoParts): Promise<CourseTree[]> {
  const folders = (await readdir(COURSES)).sort();
  const created: CourseTree[] = [];
  for (const [index, folder] of folders.entries()) {
    const daysAgo = FIRST_COURSE_DAYS_AGO - folders.length + index + 1;
    const createdAt = new Date(parts.now.getTime() - daysAgo * DAY_MS);
    const input = await readCourse(path.join(COURSES, folder), (kind, place) =>
      storeDemoFile({ ...parts, now: createdAt }, kind, place),
    );
    created.push(await createCourse(parts.db, input, createdAt));
  }
  return created;
}

type Store = (kind: FileKind, place: string) => Promise<string>;

async function readCourse(folder: string, store: Store) {
  const names = (await readdir(folder)).sort();
  const subjects = [];
  for (const name of names) {
    if (!name.endsWith('.json') || name === 'course.json') continue;
    const subject = await readJson(path.join(folder, name));
    for (const [index, chapter] of subject.chapters.entries()) {
      const pdf = `${path.basename(name, '.json')}.${index + 1}.pdf`;
      if (names.includes(pdf)) chapter.pdf = await store('pdf', path.join(folder, pdf));
    }
    subjects.push(subject);
  }
  const course = await readJson(path.join(folder, 'course.json'));
  const thumbnail = await store('thumbnail', path.join(folder, 'thumbnail.webp'));
  return courseInput.parse({ ...course, thumbnail, subjects });
}

async function readJson(place: string) {
  return JSON.parse(await readFile(place, 'utf8'));
}

async function storeDemoFile(
  { db, storage, now }: DemoParts,
  kind: FileKind,
  place: string,
): Promise<string> {
  const parts = { db, storage, now: () => now };
  const file = { path: place, originalName: path.basename(place) };
  const pdf = kind === 'pdf' && (await readPdfDetails(place));
  return (await storeFile(parts, { kind, file, uploadedBy: null, ...pdf })).url;
}

/** `npm run demo-files` counts the pages and draws the first one, so that a first start does not have to. */
export async function readPdfDetails(place: string) {
  const details = await readJson(path.join(import.meta.dirname, 'pdf-pages.json'));
  const { pages, pagePicture } = details[path.relative(COURSES, place)];
  return {
    pdfInfo: { pages, searchable: 'yes' as const },
    drawnPage: { ...pagePicture, content: await readFile(place.replace(/pdf$/, 'page.webp')) },
  };
}
