import * as z from 'zod/mini';
import { ADMIN_PAGE_SIZES, MAX_OPTIONS, MIN_OPTIONS } from './constants.ts';
import { describeExamField } from './describe-exam-field.ts';
import { endpoint } from './endpoint.ts';
import { fileReference } from './file-reference.ts';
import { id } from './input-fields.ts';
import { problem, problems } from './issue.ts';
import { parseMarks, TWELFTHS_PER_MARK } from './marks.ts';
import { odiaQuestionOrNull } from './odia-version.ts';
import { pageLimitFrom, pageNumber, pagination } from './pagination.ts';
import { line, lines, requiredLine, requiredLines } from './text.ts';

/** Exams for admins: saving, publishing and listing them. */

const MAX_TITLE_LENGTH = 2_000;
const MAX_TEXT_LENGTH = 20_000;
const MAX_SECTIONS = 20;
const MAX_QUESTIONS = 1_000;
const MAX_MINUTES = 24 * 60;
const MAX_COURSES = 1_000;
const MAX_CUT_OFFS = 20;
const MAX_BODY_BYTES = 16 * 1024 * 1024;

const MAX_MARKS = 100;
const MAX_MARKS_OF_EXAM = MAX_MARKS * MAX_QUESTIONS;

/** Marks as a person writes them, '2', '-0.25' or '1/3'; in twelfths afterwards. */
const marksUpTo = (max: number) =>
  z.pipe(
    z
      .pipe(z.union([z.string(), z.number()]), z.transform(String))
      .check(z.refine((text) => isMarks(text, max), { error: problem(problems.notMarks, { max }) })),
    z.transform((text) => parseMarks(text) ?? 0),
  );

function isMarks(text: string, max: number): boolean {
  const twelfths = parseMarks(text);
  return twelfths !== undefined && Math.abs(twelfths) <= max * TWELFTHS_PER_MARK;
}

/** The marks of one answer. */
const marks = marksUpTo(MAX_MARKS);

const marking = z._default(
  z.object({
    right: z._default(marks, 12),
    /** The marks that a wrong answer costs, with or without a minus sign. */
    wrong: z._default(
      z.pipe(
        marks,
        z.transform((twelfths) => -Math.abs(twelfths) || 0),
      ),
      0,
    ),
    empty: z._default(marks, 0),
  }),
  { right: 12, wrong: 0, empty: 0 },
);

const minutes = z
  .int()
  .check(z.minimum(1, problem(problems.notMinutes)), z.maximum(MAX_MINUTES, problem(problems.notMinutes)));
const moment = z.optional(z.nullable(z.iso.datetime({ offset: true, error: problem(problems.notATime) })));
const wholeNumber = (from: number, to: number) =>
  z
    .int()
    .check(
      z.minimum(from, problem(problems.outOfRange, { min: from, max: to })),
      z.maximum(to, problem(problems.outOfRange, { min: from, max: to })),
    );

/** The fields of an exam input. A draft may be incomplete: its texts and sections may be empty. */
function createInput<State extends z.ZodMiniType>({ isDraft, state }: { isDraft: boolean; state: State }) {
  const title = (isDraft ? line : requiredLine)(MAX_TITLE_LENGTH);
  const text = (isDraft ? lines : requiredLines)(MAX_TEXT_LENGTH);
  const longText = z._default(lines(MAX_TEXT_LENGTH), '');
  const optionCount = problem(problems.wrongCount, {
    min: MIN_OPTIONS,
    max: MAX_OPTIONS,
  });
  const options = z
    .array((isDraft ? lines : requiredLines)(MAX_TITLE_LENGTH))
    .check(z.minLength(MIN_OPTIONS, optionCount), z.maxLength(MAX_OPTIONS, optionCount));
  const question = z
    .object({
      _id: z.optional(z.nullable(id)),
      question: text,
      questionImage: z._default(fileReference, null),
      options,
      correctAnswer: z._default(wholeNumber(0, MAX_OPTIONS - 1), 0),
      explanation: longText,
      odia: z._default(z.nullable(z.object({ question: text, options, explanation: longText })), null),
      /** The marks of each option, if the options have different marks; one number for each option. */
      optionMarks: z._default(z.nullable(z.array(marks)), null),
      tags: z._default(z.array(requiredLine(100)).check(z.maxLength(10)), []),
      /** The question of a course or exam that this one was copied from. */
      originId: z._default(z.nullable(id), null),
    })
    .check(
      z.refine(({ correctAnswer, options: { length } }) => correctAnswer < length, {
        path: ['correctAnswer'],
        error: problem(problems.notAnOption),
      }),
      z.refine(({ optionMarks, options: { length } }) => !optionMarks || optionMarks.length === length, {
        path: ['optionMarks'],
        error: problem(problems.marksPerOption),
      }),
      z.refine(({ odia, options: { length } }) => !odia || odia.options.length === length, {
        path: ['odia', 'options'],
        error: problem(problems.odiaOptionCount),
      }),
    );
  const section = z.object({
    title: z._default(line(MAX_TITLE_LENGTH), ''),
    odia: z._default(z.nullable(z.object({ title })), null),
    minutes: z._default(z.nullable(minutes), null),
    marks: marking,
    maxAnswers: z._default(z.nullable(wholeNumber(1, MAX_QUESTIONS)), null),
    questions: z
      .array(question)
      .check(
        z.minLength(isDraft ? 0 : 1, problem(problems.empty)),
        z.maxLength(MAX_QUESTIONS, problem(problems.tooManyQuestions, { max: MAX_QUESTIONS })),
      ),
  });
  return z
    .object({
      state,
      /** The value that the exam was loaded with. When it has changed since, the call is refused with 409. */
      updatedAt: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
      title,
      odia: z._default(z.nullable(z.object({ title, instructions: longText })), null),
      instructions: longText,
      /** Ignored with timed sections, whose minutes add up. */
      minutes: z._default(minutes, 60),
      sections: z
        .array(section)
        .check(
          z.minLength(isDraft ? 0 : 1, problem(problems.empty)),
          z.maxLength(MAX_SECTIONS, problem(problems.wrongCount, { min: 1, max: MAX_SECTIONS })),
        ),
      passPercent: z._default(wholeNumber(0, 100), 0),
      shufflesQuestions: z._default(z.boolean(), false),
      shufflesOptions: z._default(z.boolean(), false),
      allowsCalculator: z._default(z.boolean(), false),
      opensAt: moment,
      closesAt: moment,
      lateEntryMinutes: z._default(z.nullable(wholeNumber(0, MAX_MINUTES)), null),
      releaseAt: moment,
      /** How often a student may take it. */
      attempts: z._default(wholeNumber(1, 100), 1),
      /** Empty for all students. */
      courseIds: z._default(z.array(id).check(z.maxLength(MAX_COURSES)), []),
      cutOffs: z._default(
        z
          .array(z.object({ category: requiredLine(100), marks: marksUpTo(MAX_MARKS_OF_EXAM) }))
          .check(z.maxLength(MAX_CUT_OFFS)),
        [],
      ),
    })
    .check(
      z.refine(({ sections }) => new Set(sections.map((item) => item.minutes === null)).size <= 1, {
        path: ['sections'],
        error: problem(problems.timedSections),
      }),
      z.refine(({ opensAt, closesAt }) => !opensAt || !closesAt || new Date(opensAt) < new Date(closesAt), {
        path: ['closesAt'],
        error: problem(problems.closesBeforeOpening),
      }),
      z.refine(({ lateEntryMinutes, opensAt }) => lateEntryMinutes === null || !!opensAt, {
        path: ['lateEntryMinutes'],
        error: problem(problems.lateEntryWithoutOpening),
      }),
    );
}

/** A published exam must be complete. */
export const examInput = createInput({ isDraft: false, state: z.optional(z.literal('published')) });

/** With the state `draft` the exam is saved without publishing; with `published` or without one it is published. */
const body = z.discriminatedUnion('state', [
  createInput({ isDraft: true, state: z.literal('draft') }),
  examInput,
]);

export type ExamInput = Omit<z.output<typeof body>, 'state' | 'updatedAt'>;

export const EXAM_STATES = ['draft', 'published', 'archived', 'deleted'] as const;

export type ExamState = (typeof EXAM_STATES)[number];

const datetimeOrNull = z.nullable(z.iso.datetime());

/** An exam with its questions. For admins only: it has the correct answers. */
export const exam = z.object({
  _id: z.string(),
  state: z.enum(EXAM_STATES),
  hasUnpublishedChanges: z.boolean(),
  /** Whether students have started it. Its questions and rules can then no longer change. */
  hasBegun: z.boolean(),
  cancelledAt: datetimeOrNull,
  title: z.string(),
  odia: z.nullable(z.object({ title: z.string(), instructions: z.string() })),
  instructions: z.string(),
  minutes: z.int(),
  sections: z.array(
    z.object({
      title: z.string(),
      odia: z.nullable(z.object({ title: z.string() })),
      minutes: z.nullable(z.int()),
      marks: z.object({ right: z.string(), wrong: z.string(), empty: z.string() }),
      maxAnswers: z.nullable(z.int()),
      questions: z.array(
        z.object({
          _id: z.string(),
          question: z.string(),
          questionImage: z.nullable(z.string()),
          options: z.array(z.string()),
          correctAnswer: z.int(),
          explanation: z.string(),
          odia: odiaQuestionOrNull,
          optionMarks: z.nullable(z.array(z.string())),
          tags: z.array(z.string()),
          originId: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  passPercent: z.int(),
  shufflesQuestions: z.boolean(),
  shufflesOptions: z.boolean(),
  allowsCalculator: z.boolean(),
  opensAt: datetimeOrNull,
  closesAt: datetimeOrNull,
  lateEntryMinutes: z.nullable(z.int()),
  releaseAt: datetimeOrNull,
  attempts: z.int(),
  courseIds: z.array(z.string()),
  cutOffs: z.array(z.object({ category: z.string(), marks: z.string() })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Exam = z.output<typeof exam>;

export const examIdParams = z.object({ examId: id });
export const examResponse = z.object({ exam });
export const listAdminExams = endpoint({
  method: 'GET',
  path: '/api/admin/exams',
  access: 'admin',
  permission: 'exams.results',
  summary: 'List exams, the newest first',
  query: z.object({
    page: pageNumber,
    limit: pageLimitFrom(ADMIN_PAGE_SIZES, 20),
    /** `all` includes the bin; without a state the bin is left out. */
    state: z.optional(z.enum([...EXAM_STATES, 'all'])),
    /** Words of the title in either version. */
    search: z._default(line(200), ''),
  }),
  response: z.object({
    exams: z.array(
      z.extend(
        z.pick(exam, {
          _id: true,
          state: true,
          hasUnpublishedChanges: true,
          cancelledAt: true,
          title: true,
          odia: true,
          minutes: true,
          opensAt: true,
          closesAt: true,
          releaseAt: true,
          createdAt: true,
        }),
        { totalQuestions: z.int(), started: z.int(), handedIn: z.int() },
      ),
    ),
    pagination: z.extend(pagination, { totalExams: z.int() }),
  }),
});

export const getAdminExam = endpoint({
  method: 'GET',
  path: '/api/admin/exams/:examId',
  access: 'admin',
  permission: 'exams.read',
  summary: 'An exam with its questions and correct answers, as it was last saved',
  params: examIdParams,
  response: examResponse,
});

export const createExam = endpoint({
  method: 'POST',
  path: '/api/admin/exams',
  access: 'admin',
  permission: 'exams.edit',
  summary: 'Create an exam, published or as a draft',
  idempotent: true,
  body,
  maxBodyBytes: MAX_BODY_BYTES,
  describeField: describeExamField,
  response: examResponse,
});

export const updateExam = endpoint({
  method: 'PUT',
  path: '/api/admin/exams/:examId',
  access: 'admin',
  permission: 'exams.edit',
  summary: 'Save an exam, and publish it unless the state is draft',
  idempotent: true,
  params: examIdParams,
  body,
  maxBodyBytes: MAX_BODY_BYTES,
  describeField: describeExamField,
  response: examResponse,
});

const changeExam = (step: string, permission: 'exams.edit' | 'exams.publish', summary: string) =>
  endpoint({
    method: 'POST',
    path: `/api/admin/exams/:examId/${step}`,
    access: 'admin',
    permission,
    summary,
    idempotent: true,
    isRepeatable: true,
    params: examIdParams,
    response: examResponse,
  });

export const publishExam = changeExam(
  'publish',
  'exams.publish',
  'Publish what was last saved, or an archived exam again',
);
export const archiveExam = changeExam(
  'archive',
  'exams.publish',
  'Take an exam off the list; students keep their results',
);
export const restoreExam = changeExam('restore', 'exams.edit', 'Take an exam out of the bin');
export const cancelExam = changeExam(
  'cancel',
  'exams.publish',
  'Cancel an exam: nobody can start it, and it gives no results',
);

export const deleteExam = endpoint({
  method: 'DELETE',
  path: '/api/admin/exams/:examId',
  access: 'admin',
  permission: 'exams.edit',
  summary: 'Move an exam to the bin',
  idempotent: true,
  isRepeatable: true,
  params: examIdParams,
});
