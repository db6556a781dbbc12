import * as z from 'zod/mini';
import type { CourseTree } from './authoring.ts';
import { endpoint } from './endpoint.ts';
import { findFileId } from './files.ts';
import { id } from './input-fields.ts';
import { odiaTextsOrNull } from './odia-version.ts';
import { findSameOptions } from './question-file/checks.ts';
import { searchKey } from './search-key.ts';

/** A test with fewer questions says little about a student. */
export const MIN_TEST_QUESTIONS = 5;

/** A longer option takes five or more lines on a phone that is 360 px wide, so that four of them do not fit. */
export const LONG_OPTION_LETTERS = 120;

/** The largest number of findings of one kind in a response. */
export const MAX_FINDINGS_OF_KIND = 100;

/** The way to a row or a field of a course input, as describeCourseField() reads it. */
const path = z.array(z.union([z.string(), z.int()]));

const finding = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-pdf'), path }),
  z.object({ kind: z.literal('no-questions'), path }),
  z.object({ kind: z.literal('few-questions'), path, count: z.int() }),
  /** The letters of two options of one version. */
  z.object({ kind: z.literal('same-options'), path, first: z.string(), second: z.string() }),
  /** `other` is the earlier question with the same text in one of the two languages. */
  z.object({ kind: z.literal('duplicate'), path, other: path, hasSameOptions: z.boolean() }),
  /** `course` is null if the caller may not read that course. */
  z.object({
    kind: z.literal('in-other-course'),
    path,
    course: z.nullable(z.object({ _id: z.string(), title: z.string(), odia: odiaTextsOrNull })),
  }),
  z.object({ kind: z.literal('no-explanation'), path }),
  z.object({ kind: z.literal('long-option'), path, letters: z.int() }),
  z.object({ kind: z.literal('no-odia'), path }),
]);

export type CourseFinding = z.output<typeof finding>;
export type FindingKind = CourseFinding['kind'];
type Path = CourseFinding['path'];

export const FINDING_KINDS = finding.def.options.map(({ shape }) => [...shape.kind.def.values][0]!);

export const checkCourse = endpoint({
  method: 'POST',
  path: '/api/admin/courses/:courseId/checks',
  access: 'admin',
  permission: 'courses.read',
  summary: 'What should be looked at before the working copy is published',
  params: z.object({ courseId: id }),
  response: z.object({
    /** Why the course cannot be published, in both languages; only the first reasons. */
    refusals: z.array(z.object({ path, en: z.string(), or: z.string() })),
    totalRefusals: z.int(),
    /** Findings that do not prevent publishing, in the order of the course. */
    findings: z.array(finding),
    /** How many findings of a kind there are, also of those that are not sent. */
    counts: z.array(z.object({ kind: z.enum(FINDING_KINDS), count: z.int() })),
  }),
});

type Texts = { question: string; options: readonly string[]; explanation: string };
type Subject = CourseTree['subjects'][number];
type Chapter = Subject['chapters'][number];
type Question = Chapter['questions'][number];
type Seen = Map<string, { path: Path; options: string }>;

/** The parts of a course that are checked. */
export type CheckedCourse = Pick<CourseTree, 'title' | 'odia'> & {
  subjects: readonly (Pick<Subject, 'title' | 'odia'> & {
    chapters: readonly (Pick<Chapter, 'title' | 'odia' | 'pdf'> & {
      questions: readonly Pick<Question, 'question' | 'options' | 'explanation' | 'odia' | 'questionImage'>[];
    })[];
  })[];
};

type CheckedChapter = CheckedCourse['subjects'][number]['chapters'][number];
export type CheckedQuestion = CheckedChapter['questions'][number];

/**
 * Yields what should be looked at, row by row; the list of most rows is empty. A server can serve other requests
 * between two rows of a large course.
 */
export function* findCourseFindings(course: CheckedCourse): Generator<CourseFinding[]> {
  const expectsOdia = findExpectedOdia(course);
  const seen: Seen = new Map();
  const checkTexts = (row: { title: string; odia: unknown }, rowPath: Path): CourseFinding[] =>
    expectsOdia.texts && lacksOdia(row.title, row.odia) ? [{ kind: 'no-odia', path: rowPath }] : [];
  yield checkTexts(course, []);
  for (const [s, subject] of course.subjects.entries()) {
    const subjectPath = ['subjects', s];
    yield checkTexts(subject, subjectPath);
    for (const [c, chapter] of subject.chapters.entries()) {
      const chapterPath = [...subjectPath, 'chapters', c];
      yield [...checkTexts(chapter, chapterPath), ...checkChapter(chapter, chapterPath)];
      for (const [q, question] of chapter.questions.entries())
        yield checkQuestion(question, [...chapterPath, 'questions', q], seen, expectsOdia.questions);
    }
  }
}

/** Whether the titles and the questions of a course have Odia versions: if some have one, all should. */
function findExpectedOdia(course: CheckedCourse) {
  const chapters = course.subjects.flatMap((subject) => subject.chapters);
  return {
    texts: [course, ...course.subjects, ...chapters].some(({ odia }) => odia !== null),
    questions: chapters.some(({ questions }) => questions.some(({ odia }) => odia !== null)),
  };
}

const ODIA_LETTER = /\p{Script=Oriya}/u;

/** A text that is in Odia itself needs no Odia version. */
function lacksOdia(text: string, odia: unknown): boolean {
  return odia === null && text !== '' && !ODIA_LETTER.test(text);
}

function checkChapter({ pdf, questions }: CheckedChapter, path: Path): CourseFinding[] {
  const count = questions.length;
  return [
    ...(pdf ? [] : [{ kind: 'no-pdf' as const, path: [...path, 'pdf'] }]),
    ...(count === 0 ? [{ kind: 'no-questions' as const, path }] : []),
    ...(count > 0 && count < MIN_TEST_QUESTIONS ? [{ kind: 'few-questions' as const, path, count }] : []),
  ];
}

function checkQuestion(
  question: CheckedQuestion,
  path: Path,
  seen: Seen,
  expectsOdia: boolean,
): CourseFinding[] {
  const { odia } = question;
  return [
    ...findDuplicate(question, path, seen),
    ...checkVersion(question, path),
    ...(odia ? checkVersion(odia, [...path, 'odia']) : []),
    ...findMissingExplanation(question, path),
    ...(expectsOdia && lacksOdia(question.question, odia) ? [{ kind: 'no-odia' as const, path }] : []),
  ];
}

function checkVersion({ options }: Pick<Texts, 'options'>, path: Path): CourseFinding[] {
  const same = findSameOptions(options);
  const long = options.flatMap((option, index): CourseFinding[] => {
    const letters = countLetters(option);
    return letters > LONG_OPTION_LETTERS
      ? [{ kind: 'long-option', path: [...path, 'options', index], letters }]
      : [];
  });
  return [
    ...(same ? [{ kind: 'same-options' as const, path: [...path, 'options', 0], ...same }] : []),
    ...long,
  ];
}

/** Counts letters as a reader does: a vowel sign belongs to the letter before it. */
function countLetters(text: string): number {
  // most options are shorter, also with their marks
  return text.length <= LONG_OPTION_LETTERS ? text.length : text.replace(/\p{M}/gu, '').length;
}

function findMissingExplanation({ explanation, odia }: CheckedQuestion, path: Path): CourseFinding[] {
  if (explanation === '') return [{ kind: 'no-explanation', path: [...path, 'explanation'] }];
  return odia?.explanation === '' ? [{ kind: 'no-explanation', path: [...path, 'odia', 'explanation'] }] : [];
}

function findDuplicate(question: CheckedQuestion, path: Path, seen: Seen): CourseFinding[] {
  const imageId = findFileId(question.questionImage ?? '');
  const versions = [question, ...(question.odia ? [question.odia] : [])].map((version) => ({
    key: toDuplicateKey(version.question, imageId),
    options: version.options.map(searchKey).toSorted().join('\n'),
  }));
  const found = versions.flatMap(({ key, options }) => {
    const other = seen.get(key);
    return other ? [{ other: other.path, hasSameOptions: other.options === options }] : [];
  });
  for (const { key, options } of versions) if (key !== '' && !seen.has(key)) seen.set(key, { path, options });
  return found.slice(0, 1).map((duplicate) => ({ kind: 'duplicate', path, ...duplicate }));
}

/**
 * Two questions with the same key ask the same: spellings, digits and the punctuation at the end may differ. Questions
 * with a picture are the same only if the picture is. Empty for a question without a text.
 */
export function toDuplicateKey(question: string, imageId: string | null): string {
  const text = cutPunctuation(searchKey(question));
  return text === '' || !imageId ? text : `${text}\n${imageId}`;
}

const PUNCTUATION = /[\s.?:;!-]/;

/** Removes the punctuation at the end. An expression with `+$` would take quadratic time on a long row of dots. */
function cutPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && PUNCTUATION.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
