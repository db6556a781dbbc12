import type { CourseTree } from '@sikhya/contract/authoring.ts';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openAppDatabase } from '../../../../lib/app-database.ts';
import { type ChapterForm, type CourseForm, EMPTY_COURSE, type SubjectForm, toForm } from '../state/form.ts';

/**
 * Local drafts in IndexedDB: unsaved edits on this device, with their chosen files. To keep writes small, a chapter is
 * stored only when it differs from the loaded course, and written only when it has changed since the last write.
 */

type DraftRecord = {
  savedAt: number;
  /** The title of the course when it was loaded; absent for a new course. */
  openedTitle?: string;
  openedOdiaTitle?: string;
  course: Omit<CourseForm, 'subjects'>;
  /** Chapters by id. */
  subjects: (Omit<SubjectForm, 'chapters'> & { chapters: string[] })[];
};

interface DraftSchema extends DBSchema {
  heads: { key: string; value: DraftRecord };
  /** The course as it was loaded: unchanged chapters are read from it, and conflicts are shown against it. */
  opened: { key: string; value: CourseTree };
  chapters: { key: [draftId: string, chapterId: string]; value: ChapterForm };
}

export type LocalDraft = { savedAt: number; form: CourseForm; loaded: CourseTree | null };

type Database = IDBPDatabase<DraftSchema>;

let opening: Promise<Database> | undefined;
let database: Database | undefined;

async function openDatabase(): Promise<Database> {
  opening ??= openAppDatabase<DraftSchema>('course-drafts', 1, {
    upgrade: (db) => {
      db.createObjectStore('heads');
      db.createObjectStore('opened');
      db.createObjectStore('chapters');
    },
    onClosed: () => {
      opening = undefined;
      database = undefined;
    },
  });
  database = await opening;
  return database;
}

/** Lists the ids of the local drafts of one course: `name`, `name/2`, `name/3` … */
export async function listLocalDraftIds(name: string): Promise<string[]> {
  const ids = await (await openDatabase()).getAllKeys('heads');
  return ids.filter((id) => id === name || id.startsWith(`${name}/`));
}

const chapterRange = (draftId: string) => IDBKeyRange.bound([draftId], [draftId, []]);

export async function readLocalDraft(id: string): Promise<LocalDraft | null> {
  const tx = (await openDatabase()).transaction(['heads', 'opened', 'chapters']);
  const [record, loaded, changedChapters] = await Promise.all([
    tx.objectStore('heads').get(id),
    tx.objectStore('opened').get(id),
    tx.objectStore('chapters').getAll(chapterRange(id)),
  ]);
  if (!record) return null;
  const base = loaded ? toForm(loaded) : EMPTY_COURSE;
  const chapters = new Map(
    [...listChapters(base), ...changedChapters].map((chapter) => [getChapterId(chapter), chapter]),
  );
  const subjects = record.subjects.map((subject) => ({
    ...subject,
    chapters: subject.chapters.flatMap((chapterId) => chapters.get(chapterId) ?? []),
  }));
  return { savedAt: record.savedAt, form: { ...record.course, subjects }, loaded: loaded ?? null };
}

export type Edits = { form: CourseForm; base: CourseForm; loaded: CourseTree | null };

/**
 * Writes a local draft. `lastWritten` is the form of the write before, or null for the first write.
 *
 * When the database is already open, all requests and the commit are issued before this function returns, so that the
 * browser completes the write even if the page is closed right afterwards.
 */
export async function writeLocalDraft(
  id: string,
  { form, base, loaded }: Edits,
  lastWritten: CourseForm | null,
  now: number,
): Promise<void> {
  const chaptersInBase = new Set(listChapters(base));
  const chaptersWritten = new Set(lastWritten ? listChapters(lastWritten) : []);
  const changedChapters = listChapters(form).filter((chapter) => !chaptersWritten.has(chapter));
  const { subjects, ...course } = form;
  const record: DraftRecord = {
    savedAt: now,
    ...(loaded && { openedTitle: loaded.title }),
    ...(loaded?.odia && { openedOdiaTitle: loaded.odia.title }),
    course,
    subjects: subjects.map((subject) => ({ ...subject, chapters: subject.chapters.map(getChapterId) })),
  };
  const db = database ?? (await openDatabase());
  const tx = db.transaction(['heads', 'opened', 'chapters'], 'readwrite');
  const chapterStore = tx.objectStore('chapters');
  const loadedStore = tx.objectStore('opened');
  const isFirstWrite = lastWritten === null;
  const requests: Promise<unknown>[] = [tx.objectStore('heads').put(record, id)];
  if (isFirstWrite) {
    requests.push(chapterStore.delete(chapterRange(id)));
    requests.push(loaded ? loadedStore.put(loaded, id) : loadedStore.delete(id));
  }
  for (const chapter of changedChapters) {
    const chapterKey: [string, string] = [id, getChapterId(chapter)];
    if (!chaptersInBase.has(chapter)) requests.push(chapterStore.put(chapter, chapterKey));
    // an edit that was undone: the chapter is read from the loaded course again
    else if (!isFirstWrite) requests.push(chapterStore.delete(chapterKey));
  }
  tx.commit();
  await Promise.all([...requests, tx.done]);
}

export async function removeLocalDraft(id: string): Promise<void> {
  const tx = (await openDatabase()).transaction(['heads', 'opened', 'chapters'], 'readwrite');
  await Promise.all([
    tx.objectStore('heads').delete(id),
    tx.objectStore('opened').delete(id),
    tx.objectStore('chapters').delete(chapterRange(id)),
    tx.done,
  ]);
}

export type LocalDraftSummary = {
  id: string;
  savedAt: number;
  title: string;
  /** The title of the course when it was loaded; undefined for a new course. */
  loadedTitle: string | undefined;
  /** The same titles in Odia, where there are any. */
  odia: { title: string | undefined; loadedTitle: string | undefined };
};

/** Lists the local drafts whose id starts with the prefix, newest first. */
export async function listLocalDrafts(prefix: string): Promise<LocalDraftSummary[]> {
  const store = (await openDatabase()).transaction('heads').store;
  const [ids, records] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return records
    .map(({ savedAt, openedTitle, openedOdiaTitle, course }, index) => ({
      id: ids[index]!,
      savedAt,
      title: course.title,
      loadedTitle: openedTitle,
      odia: { title: course.odia?.title, loadedTitle: openedOdiaTitle },
    }))
    .filter(({ id }) => id.startsWith(prefix))
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** The same for a chapter in the draft and in the loaded course. */
const getChapterId = ({ _id, key }: ChapterForm): string => _id ?? key;

const listChapters = (form: CourseForm) => form.subjects.flatMap(({ chapters }) => chapters);
