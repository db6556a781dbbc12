import { createHash } from 'node:crypto';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { countDifferences, findDifferences } from '@sikhya/contract/course-differences.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { listVersions as listVersionsEndpoint } from '@sikhya/contract/publishing.ts';
import { fromCompressedJson, toCompressedJson } from '../../database/compressed-json.ts';
import type { Db, Tx } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { CourseInputWithIds } from './match-ids.ts';
import { readCourseRow, readStoredCourse, toContentTree } from './stored-course.ts';
import { texts } from './texts.ts';
import { listUsedFiles } from './used-files.ts';
import * as queries from './version-queries.ts';

type Subject = CourseInputWithIds['subjects'][number];

/** A course in which each chapter is replaced by its hash. */
type Outline = Omit<CourseInputWithIds, 'subjects'> & {
  subjects: (Omit<Subject, 'chapters'> & { chapters: string[] })[];
};

type NewVersion = {
  courseId: string;
  content: CourseInputWithIds;
  /** The course as it was published before; null for the first version. */
  before: { content: CourseInputWithIds; publishedAt: Date } | null;
  note: string;
  publishedBy: string;
  publishedAt: Date;
};

/**
 * Stores what is published. Chapters that an earlier version has are not stored again. A course of a release without
 * versions also gets one of what was published before.
 */
export async function addVersion(tx: Tx, version: NewVersion): Promise<void> {
  const { courseId, content, before, note, publishedBy, publishedAt } = version;
  let number = (await queries.findNewestNumber(tx, courseId)) + 1;
  const none = { added: 0, changed: 0, removed: 0 };
  if (number === 1 && before) {
    const first = { courseId, number, publishedAt: before.publishedAt, publishedBy: '', note: '' };
    await storeVersion(tx, { ...first, difference: none }, before.content);
    number += 1;
  }
  const difference = before ? countDifferences(findDifferences(before.content, content)) : none;
  await storeVersion(tx, { courseId, number, publishedAt, publishedBy, note, difference }, content);
}

async function storeVersion(
  tx: Tx,
  version: Omit<queries.VersionRow, 'outline'>,
  content: CourseInputWithIds,
): Promise<void> {
  const stored = await queries.findStoredHashes(tx, version.courseId);
  const newChapters = new Map<string, Subject['chapters'][number]>();
  const outline: Outline = {
    ...content,
    subjects: content.subjects.map((subject) => ({
      ...subject,
      chapters: subject.chapters.map((chapter) => {
        const hash = createHash('sha256').update(JSON.stringify(chapter)).digest('base64url');
        if (!stored.has(hash)) newChapters.set(hash, chapter);
        return hash;
      }),
    })),
  };
  const chapters = [...newChapters].map(async ([hash, chapter]) => ({
    hash,
    content: await toCompressedJson(chapter),
  }));
  const fileIds = [...new Set(listUsedFiles(content).map(({ id }) => id))];
  await queries.insertVersion(
    tx,
    { ...version, outline: await toCompressedJson(outline) },
    await Promise.all(chapters),
    fileIds,
  );
}

export async function listVersions(
  db: Db,
  courseId: string,
): Promise<EndpointResponse<typeof listVersionsEndpoint>> {
  const { id } = await readCourseRow(db, courseId);
  const versions = await queries.findVersions(db, id);
  return {
    versions: versions.map(({ courseId: _, publishedAt, ...version }) => ({
      ...version,
      publishedAt: publishedAt.toISOString(),
    })),
  };
}

export async function getVersion(db: Db, courseId: string, number: number): Promise<CourseTree> {
  const stored = await readStoredCourse(db, courseId);
  const { content, publishedAt } = await readVersion(db, courseId, number);
  return toContentTree(db, stored, content, publishedAt);
}

export async function readVersion(
  db: Db,
  courseId: string,
  number: number,
): Promise<{ content: CourseInputWithIds; publishedAt: Date }> {
  const version = await queries.findVersion(db, courseId, number);
  if (!version) throw new AppError('not-found', message(texts.versionNotFound));
  const outline = await fromCompressedJson<Outline>(version.outline);
  const hashes = outline.subjects.flatMap(({ chapters }) => chapters);
  const compressed = await queries.findChapters(db, courseId, [...new Set(hashes)]);
  const chapters = new Map(
    await Promise.all(
      [...compressed].map(
        async ([hash, bytes]) =>
          [hash, await fromCompressedJson<Subject['chapters'][number]>(bytes)] as const,
      ),
    ),
  );
  const subjects = outline.subjects.map((subject) => ({
    ...subject,
    chapters: subject.chapters.map((hash) => chapters.get(hash)!),
  }));
  return { content: { ...outline, subjects }, publishedAt: version.publishedAt };
}
