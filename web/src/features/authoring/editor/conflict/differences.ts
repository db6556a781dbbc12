import { findFileId } from '@sikhya/contract/files.ts';
import type { CourseInput } from '../state/course-input.ts';

export type Difference = {
  /** As the screen counts it, for example 'Subject 1, Chapter 2'; for a removed row, as it was counted before. */
  where: string;
  kind: 'added' | 'removed' | 'changed' | 'reordered';
  /** The changed field, the title of the added or removed row, or the list that was reordered. */
  name: string;
  before?: string;
  after?: string;
};

type Row = { _id?: string | null };
type Level<R extends Row> = {
  noun: 'Subject' | 'Chapter' | 'Question';
  getTitle: (row: R) => string;
  getFields: (row: R) => Record<string, string>;
  findInside: (before: R, after: R, where: string) => Difference[];
};

type Subject = NonNullable<CourseInput['subjects']>[number];
type Chapter = NonNullable<Subject['chapters']>[number];
type Question = NonNullable<Chapter['questions']>[number];

const LETTERS = ['A', 'B', 'C', 'D'];

/** The URL of a question image changes every day, so files are compared by id. */
const toFileId = (url: string | null | undefined) => (url && findFileId(url)) ?? url ?? '';

const QUESTIONS: Level<Question> = {
  noun: 'Question',
  getTitle: ({ question }) => question,
  getFields: ({ question, options, correctAnswer, explanation, questionImage }) => ({
    question,
    ...Object.fromEntries(options.map((option, index) => [`option ${LETTERS[index]}`, option])),
    'correct answer': LETTERS[correctAnswer ?? 0] ?? '',
    explanation: explanation ?? '',
    'question image': toFileId(questionImage),
  }),
  findInside: () => [],
};

const CHAPTERS: Level<Chapter> = {
  noun: 'Chapter',
  getTitle: ({ title }) => title,
  getFields: ({ title, description, pdf }) => ({ title, description, PDF: toFileId(pdf) }),
  findInside: (before, after, where) =>
    compareRows(before.questions ?? [], after.questions ?? [], QUESTIONS, where),
};

const SUBJECTS: Level<Subject> = {
  noun: 'Subject',
  getTitle: ({ title }) => title,
  getFields: ({ title, description }) => ({ title, description }),
  findInside: (before, after, where) =>
    compareRows(before.chapters ?? [], after.chapters ?? [], CHAPTERS, where),
};

/** Lists the differences between two versions of a course. */
export function findDifferences(before: CourseInput, after: CourseInput): Difference[] {
  const getFields = ({ title, description, isFree, price, thumbnail }: CourseInput) => ({
    title,
    description,
    price: isFree ? 'Free' : `₹${price}`,
    thumbnail: toFileId(thumbnail),
  });
  return [
    ...compareFields(getFields(before), getFields(after), 'Course'),
    ...compareRows(before.subjects ?? [], after.subjects ?? [], SUBJECTS, ''),
  ];
}

function compareFields(
  before: Record<string, string>,
  after: Record<string, string>,
  where: string,
): Difference[] {
  return Object.keys(after)
    .filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
    .map((name) => ({ where, kind: 'changed', name, before: before[name] ?? '', after: after[name] ?? '' }));
}

/** Rows are matched by id; a row without an id is new. */
function compareRows<R extends Row>(
  before: readonly R[],
  after: readonly R[],
  level: Level<R>,
  parent: string,
): Difference[] {
  const { noun, getTitle, getFields, findInside } = level;
  const getWhere = (index: number) => [parent, `${noun} ${index + 1}`].filter(Boolean).join(', ');
  const rowsBefore = new Map(before.map((row) => [row._id, row]));
  const idsAfter = new Set(after.map((row) => row._id).filter(Boolean));
  const addedAndChanged = after.flatMap((row, index): Difference[] => {
    const where = getWhere(index);
    const rowBefore = row._id ? rowsBefore.get(row._id) : undefined;
    if (!rowBefore) return [{ where, kind: 'added', name: getTitle(row) }];
    return [
      ...compareFields(getFields(rowBefore), getFields(row), where),
      ...findInside(rowBefore, row, where),
    ];
  });
  const removed = before.flatMap((row, index): Difference[] =>
    idsAfter.has(row._id) ? [] : [{ where: getWhere(index), kind: 'removed', name: getTitle(row) }],
  );
  return [...removed, ...addedAndChanged, ...compareOrder(before, after, noun, parent)];
}

function compareOrder(
  before: readonly Row[],
  after: readonly Row[],
  noun: string,
  parent: string,
): Difference[] {
  const allBefore = new Set(before.map(({ _id }) => _id));
  const orderAfter = after.map(({ _id }) => _id).filter((id) => id && allBefore.has(id));
  const inBoth = new Set(orderAfter);
  const orderBefore = before.map(({ _id }) => _id).filter((id) => inBoth.has(id));
  return orderBefore.every((id, index) => id === orderAfter[index])
    ? []
    : [{ where: parent || 'Course', kind: 'reordered', name: `${noun.toLowerCase()}s` }];
}
