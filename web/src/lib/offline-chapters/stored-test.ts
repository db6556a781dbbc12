import {
  getClockOffset,
  listChapters,
  openChapter,
  readPart,
  type StoredPaper,
  updateChapter,
} from './chapter-storage.ts';
import { getPicturePart } from './download-chapter.ts';

export type StoredTest = StoredPaper & {
  /** Null if the test of this permit was taken already: the next contact brings a new one. */
  permit: { permit: string; attemptId: string } | null;
  clockOffset: number;
};

type Place = { courseId: string; subjectIndex: string | undefined; chapterIndex: string };

/** Finds the mock test of a chapter on this device. Undefined if there is none or its lease has ended. */
export async function findStoredTest(place: Place): Promise<StoredTest | undefined> {
  for (const { chapterId, courseId, paperId } of await listChapters().catch(() => [])) {
    if (courseId !== place.courseId || paperId === null) continue;
    const test = await readTest(chapterId, paperId);
    if (test && isAt(test.intro, place)) return test;
  }
  return undefined;
}

async function readTest(chapterId: string, paperId: string): Promise<StoredTest | undefined> {
  const open = await openChapter(chapterId);
  if (typeof open === 'string') return undefined;
  const bytes = await readPart(open, 'test', paperId).catch(() => undefined);
  if (!bytes) return undefined;
  const paper: StoredPaper = JSON.parse(new TextDecoder().decode(bytes));
  const { permit } = open.terms;
  const isUsed = permit?.attemptId === open.chapter.usedAttemptId;
  return { ...paper, permit: isUsed ? null : permit, clockOffset: await getClockOffset() };
}

/** Without a subject, the chapters of the whole course are counted, which the device cannot do. */
function isAt({ subjectIndex, chapterIndex }: StoredPaper['intro'], place: Place): boolean {
  return String(subjectIndex) === place.subjectIndex && String(chapterIndex) === place.chapterIndex;
}

/** A permit is for one attempt. */
export const storeUsedPermit = (chapterId: string, attemptId: string): Promise<void> =>
  updateChapter(chapterId, (chapter) => ({ ...chapter, usedAttemptId: attemptId }));

/** Replaces the URLs of pictures that are on this device by URLs of their decrypted copies in memory. */
export async function withStoredPictures<Question extends { questionImage: string | null }>(
  chapterId: string,
  questions: Question[],
): Promise<Question[]> {
  const open = await openChapter(chapterId).catch(() => 'missing' as const);
  if (typeof open === 'string') return questions;
  return Promise.all(
    questions.map(async (question) => {
      const url = question.questionImage;
      const bytes = url && (await readPart(open, getPicturePart(url), '').catch(() => undefined));
      if (!bytes) return question;
      const picture = new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
      return { ...question, questionImage: URL.createObjectURL(picture) };
    }),
  );
}
