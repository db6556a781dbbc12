import { setImmediate as nextTurn } from 'node:timers/promises';
import { courseInput } from '@sikhya/contract/authoring.ts';
import {
  type CourseFinding,
  type checkCourse as checkCourseEndpoint,
  FINDING_KINDS,
  findCourseFindings,
  MAX_FINDINGS_OF_KIND,
} from '@sikhya/contract/course-checks.ts';
import { describeCourseField } from '@sikhya/contract/describe-course-field.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { findFileId } from '@sikhya/contract/files.ts';
import { type Issue, translateFieldProblem } from '@sikhya/contract/issue.ts';
import { getLocale, type Locale } from '@sikhya/contract/language/language.ts';
import { type Message, translate } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../database/database.ts';
import { hashTexts } from '../../database/question-hashes.ts';
import { findHashesInOtherCourses } from './check-queries.ts';
import { toCourseContent } from './course-tree.ts';
import type { CourseInputWithIds } from './match-ids.ts';
import { findPriceError } from './rules.ts';
import { readStoredCourse } from './stored-course.ts';

type Checks = EndpointResponse<typeof checkCourseEndpoint>;
type Refusal = Checks['refusals'][number];
type Path = CourseFinding['path'];
/** Why the course cannot be published: an issue of the schema, or a text. */
type Problem = { path: Path } & ({ issue: Issue } | { text: Message });

const MAX_REFUSALS = 50;

/**
 * Checks the working copy, or what is published if there is none. An author is not told which course of others has the same
 * question.
 */
export async function checkCourse(db: Db, courseId: string, authorId: string | undefined): Promise<Checks> {
  const { workingCopy, published } = await readStoredCourse(db, courseId);
  const content = workingCopy?.content ?? toCourseContent(published);
  const problems = await findProblems(content);
  const findings: CourseFinding[] = [];
  const pause = createPause();
  for (const ofRow of findCourseFindings(content)) {
    findings.push(...ofRow);
    await pause();
  }
  findings.push(...(await findInOtherCourses(db, courseId, content, authorId)));
  return {
    refusals: problems.slice(0, MAX_REFUSALS).map(toRefusal),
    totalRefusals: problems.length,
    ...limitFindings(findings),
  };
}

function limitFindings(findings: readonly CourseFinding[]): Pick<Checks, 'findings' | 'counts'> {
  const byKind = Map.groupBy(findings, ({ kind }) => kind);
  const kinds = FINDING_KINDS.filter((kind) => byKind.has(kind));
  return {
    findings: kinds.flatMap((kind) => byKind.get(kind)!.slice(0, MAX_FINDINGS_OF_KIND)),
    counts: kinds.map((kind) => ({ kind, count: byKind.get(kind)!.length })),
  };
}

const MAX_BLOCK_MS = 15;

/** Returns a function that lets other requests run if the last pause was at least MAX_BLOCK_MS ago. */
function createPause(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < MAX_BLOCK_MS) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}

/** Valid texts in place of those of the course and the subject, which are checked without their chapters. */
const VALID_TEXTS = { title: '-', description: '-' };

/** Finds what publishing would refuse. Parses chapter by chapter, because a whole course would block other requests. */
async function findProblems(content: CourseInputWithIds): Promise<Problem[]> {
  const pause = createPause();
  const priceError = findPriceError(content);
  const withoutChapters = content.subjects.map((subject) => ({ ...subject, chapters: [] }));
  const found: Problem[] = parse({ ...content, subjects: withoutChapters }).map((issue) => ({
    path: issue.path as Path,
    issue,
  }));
  if (priceError) found.push({ path: ['price'], text: priceError });
  for (const [s, { chapters }] of content.subjects.entries()) {
    for (const [c, chapter] of chapters.entries()) {
      for (const issue of parse({ ...VALID_TEXTS, subjects: [{ ...VALID_TEXTS, chapters: [chapter] }] }))
        found.push({ path: ['subjects', s, 'chapters', c, ...(issue.path.slice(4) as Path)], issue });
      await pause();
    }
  }
  return found;
}

const parse = (course: unknown) => courseInput.safeParse(course).error?.issues ?? [];

function toRefusal(problem: Problem): Refusal {
  const describe = (locale: Locale) =>
    'text' in problem
      ? translate(problem.text, locale)
      : translateFieldProblem(describeCourseField(problem.path, locale), problem.issue, locale);
  return { path: problem.path, en: describe(getLocale('en')), or: describe(getLocale('or')) };
}

async function findInOtherCourses(
  db: Db,
  courseId: string,
  content: CourseInputWithIds,
  authorId: string | undefined,
): Promise<CourseFinding[]> {
  const hashed: { path: Path; hashes: string[] }[] = [];
  const pause = createPause();
  for (const [s, { chapters }] of content.subjects.entries())
    for (const [c, { questions }] of chapters.entries())
      for (const [q, { question, odia, questionImage }] of questions.entries()) {
        if (question !== '') {
          const imageId = findFileId(questionImage ?? '');
          const { textHash, odiaTextHash } = hashTexts({ question, odia, imageId });
          const path = ['subjects', s, 'chapters', c, 'questions', q];
          hashed.push({ path, hashes: [textHash, ...(odiaTextHash ? [odiaTextHash] : [])] });
        }
        await pause();
      }
  const all = [...new Set(hashed.flatMap(({ hashes }) => hashes))];
  const others = await findHashesInOtherCourses(db, courseId, all, authorId);
  return hashed.flatMap(({ path, hashes }): CourseFinding[] => {
    const hash = hashes.find((each) => others.has(each));
    return hash === undefined ? [] : [{ kind: 'in-other-course', path, course: others.get(hash) ?? null }];
  });
}
