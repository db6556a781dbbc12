import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type ChapterForm, type CourseForm, EMPTY_COURSE, formOf } from '../state/form.ts';

/**
 * Unsaved work on this device, with its chosen files. A large course is not written as a whole at every pause: a
 * chapter is written when it has changed, and one that is still as it was opened not at all.
 */

type Head = {
  savedAt: number;
  /** The title of the course that is edited, as it was opened; absent for a new one. */
  openedTitle?: string;
  course: Omit<CourseForm, 'subjects'>;
  subjects: { key: string; _id?: string; title: string; description: string; chapters: string[] }[];
};

interface Drafts extends DBSchema {
  heads: { key: string; value: Head };
  /** What the work began with, which is what it is compared with when somebody else has saved meanwhile. */
  opened: { key: string; value: CourseTree };
  chapters: { key: [draft: string, chapter: string]; value: ChapterForm };
}

export type Draft = { savedAt: number; form: CourseForm; opened: CourseTree | null };

let database: Promise<IDBPDatabase<Drafts>> | undefined;

function drafts(): Promise<IDBPDatabase<Drafts>> {
  database ??= openDB<Drafts>('course-drafts', 1, {
    upgrade(db) {
      db.createObjectStore('heads');
      db.createObjectStore('opened');
      db.createObjectStore('chapters');
    },
    // the browser closed it, for want of room or because site data was cleared
    terminated: () => {
      database = undefined;
    },
  });
  return database;
}

/** The places under a name in which work waits. */
export async function placesOfDrafts(name: string): Promise<string[]> {
  const ids = await (await drafts()).getAllKeys('heads');
  return ids.filter((id) => id === name || id.startsWith(`${name}/`));
}

const chaptersOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

export async function readDraft(id: string): Promise<Draft | null> {
  const tx = (await drafts()).transaction(['heads', 'opened', 'chapters']);
  const [head, opened, changed] = await Promise.all([
    tx.objectStore('heads').get(id),
    tx.objectStore('opened').get(id),
    tx.objectStore('chapters').getAll(chaptersOf(id)),
  ]);
  if (!head) return null;
  const base = opened ? formOf(opened) : EMPTY_COURSE;
  const chapters = new Map([...allChapters(base), ...changed].map((chapter) => [idOf(chapter), chapter]));
  const subjects = head.subjects.map((subject) => ({
    ...subject,
    chapters: subject.chapters.flatMap((id) => chapters.get(id) ?? []),
  }));
  return { savedAt: head.savedAt, form: { ...head.course, subjects }, opened: opened ?? null };
}

export type Written = { form: CourseForm; base: CourseForm; opened: CourseTree | null };

/** `last` is the form that was written before, or null for the first time. */
export async function writeDraft(
  id: string,
  { form, base, opened }: Written,
  last: CourseForm | null,
  now: number,
): Promise<void> {
  const asOpened = new Set(allChapters(base));
  const asWritten = new Set(last ? allChapters(last) : []);
  const { subjects, ...course } = form;
  const tx = (await drafts()).transaction(['heads', 'opened', 'chapters'], 'readwrite');
  const chapters = tx.objectStore('chapters');
  if (last === null) {
    await chapters.delete(chaptersOf(id));
    if (opened) await tx.objectStore('opened').put(opened, id);
    else await tx.objectStore('opened').delete(id);
  }
  const head: Head = {
    savedAt: now,
    ...(opened && { openedTitle: opened.title }),
    course,
    subjects: subjects.map((subject) => ({ ...subject, chapters: subject.chapters.map(idOf) })),
  };
  await Promise.all([
    tx.objectStore('heads').put(head, id),
    ...allChapters(form)
      .filter((chapter) => !asWritten.has(chapter) && !asOpened.has(chapter))
      .map((chapter) => chapters.put(chapter, [id, idOf(chapter)])),
    // a chapter that was taken back to what it was is read from there again
    ...allChapters(form)
      .filter((chapter) => asOpened.has(chapter) && !asWritten.has(chapter))
      .map((chapter) => (last === null ? undefined : chapters.delete([id, idOf(chapter)]))),
    tx.done,
  ]);
}

export async function removeDraft(id: string): Promise<void> {
  const tx = (await drafts()).transaction(['heads', 'opened', 'chapters'], 'readwrite');
  await Promise.all([
    tx.objectStore('heads').delete(id),
    tx.objectStore('opened').delete(id),
    tx.objectStore('chapters').delete(chaptersOf(id)),
    tx.done,
  ]);
}

/** What the list of drafts shows of one. */
export type DraftSummary = { id: string; savedAt: number; title: string; openedTitle: string | undefined };

/** The drafts whose id begins so, the newest first. */
export async function listDrafts(prefix: string): Promise<DraftSummary[]> {
  const store = (await drafts()).transaction('heads').store;
  const [ids, heads] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return heads
    .map(({ savedAt, openedTitle, course }, at) => ({
      id: ids[at]!,
      savedAt,
      title: course.title,
      openedTitle,
    }))
    .filter(({ id }) => id.startsWith(prefix))
    .sort((one, other) => other.savedAt - one.savedAt);
}

/** By which a chapter of the work is the same as one of the course that was opened. */
const idOf = ({ _id, key }: ChapterForm): string => _id ?? key;

const allChapters = (form: CourseForm) => form.subjects.flatMap(({ chapters }) => chapters);
