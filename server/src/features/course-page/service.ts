import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import {
  type gradePreview,
  PREVIEW_DOCUMENT_PATH,
  type PreviewChapter,
  type PublicCourse,
} from '@sikhya/contract/course-page.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { isSlug } from '@sikhya/contract/slug.ts';
import type { UnstoredResult } from '@sikhya/contract/test-result.ts';
import { findOutline } from '../../database/course-outline.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import type { Read } from '../../database/read-database.ts';
import { chapterNotFound, courseNotFound } from '../../errors.ts';
import type { ResponseCache } from '../../http/cached-reads.ts';
import { createTtlCache } from '../../http/ttl-cache.ts';
import type { PaperQuestion } from '../attempts/service.ts';
import { toCourseCard } from '../catalogue/service.ts';
import { getSecondsAllowed, gradeWithoutStoring } from '../mock-test/service.ts';
import * as queries from './queries.ts';
import { getLanguages } from './rules.ts';
import { toPreviewQuestion, toSubjects } from './to-response.ts';

/** Changes of another process show after at most this time. */
const TTL_MS = 900;

export type CoursePages = ReturnType<typeof createCoursePages>;

export function createCoursePages(db: Db, read: Read) {
  const courses: ResponseCache = createTtlCache({ ttlMs: TTL_MS, maxKeys: 200 });
  // fewer, because a chapter of thousands of questions is large
  const previews: ResponseCache = createTtlCache({ ttlMs: TTL_MS, maxKeys: 20 });
  return {
    courses,
    previews,
    getCourse: (slug: string) => read((db) => getCourse(db, slug)),
    getPreview: (params: PreviewParams) => read((db) => getPreview(db, params)),
    grade: (params: PreviewParams, sent: SentAnswers, now: Date) => grade(db, params, sent, now),
    /** Call this when courses have changed. */
    clear() {
      courses.clear();
      previews.clear();
    },
  };
}

async function getCourse(db: Db, slug: string): Promise<PublicCourse> {
  const row = isSlug(slug) ? await queries.findListedCourse(db, slug) : undefined;
  if (!row) throw courseNotFound();
  const subjects = toSubjects(await findOutline(db, row.id));
  const chapters = subjects.flatMap((subject) => subject.chapters);
  return {
    ...toCourseCard(row),
    languages: getLanguages([row, ...subjects, ...chapters]),
    updatedAt: row.updatedAt.toISOString(),
    totalPdfPages: chapters.reduce((sum, { pdf }) => sum + (pdf?.pages ?? 0), 0),
    totalPdfBytes: chapters.reduce((sum, { pdf }) => sum + (pdf?.bytes ?? 0), 0),
    subjects,
  };
}

type PreviewParams = { slug: string; chapterId: string };

async function findPreview(db: Db, { slug, chapterId }: PreviewParams) {
  const isKnownForm = isSlug(slug) && isId(chapterId);
  const found = isKnownForm ? await queries.findPreviewChapter(db, slug, chapterId) : undefined;
  if (!found) throw chapterNotFound();
  const rows = await queries.findQuestions(db, chapterId);
  const questions = rows.map(({ odia, ...question }): PaperQuestion => {
    return odia ? { ...question, odia } : question;
  });
  return { ...found, questions };
}

async function getPreview(db: Db, params: PreviewParams): Promise<PreviewChapter> {
  const { chapter, subject, course, pdf, questions } = await findPreview(db, params);
  const { id, title, description, odia } = chapter;
  const url = PREVIEW_DOCUMENT_PATH.replace(':slug', course.slug).replace(':chapterId', id);
  return {
    _id: id,
    courseId: course.id,
    slug: course.slug,
    title,
    description,
    odia,
    courseTitle: course.title,
    subjectTitle: subject.title,
    odiaTitles: { courseTitle: course.odia?.title ?? null, subjectTitle: subject.odia?.title ?? null },
    pdf: pdf && { ...pdf, url },
    questions: questions.map(toPreviewQuestion),
    secondsAllowed: getSecondsAllowed(questions.length),
    passingPercent: MOCK_TEST.passingPercent,
  };
}

type SentAnswers = EndpointRequest<typeof gradePreview>['body'];

async function grade(db: Db, params: PreviewParams, sent: SentAnswers, now: Date): Promise<UnstoredResult> {
  const { chapter, course, questions } = await findPreview(db, params);
  const test = {
    courseId: course.id,
    chapterId: chapter.id,
    courseTitle: course.title,
    chapterTitle: chapter.title,
    odiaTitles: { courseTitle: course.odia?.title ?? null, chapterTitle: chapter.odia?.title ?? null },
    questions,
  };
  return gradeWithoutStoring(test, sent, now);
}
