import type * as z from 'zod/mini';
import type { courseInput } from './authoring.ts';
import { findFileId } from './files.ts';

/** A course before the schema fills in defaults. */
type CourseInput = z.input<typeof courseInput>;

/** The way to a row or a field of a course input, as describeCourseField() reads it; empty for the course itself. */
type Path = readonly PropertyKey[];

/** The value of a field: a text, yes or no, or the price in rupees, which is null for a free course. */
export type FieldValue = string | number | boolean | null;

export type Difference =
  /** A removed row is counted as it was before. */
  | { kind: 'added' | 'removed'; row: Path; title: string }
  | { kind: 'changed'; row: Path; field: Path; before: FieldValue; after: FieldValue }
  | { kind: 'reordered'; row: Path; field: Path };

type Row = { _id?: string | null };
type Field = { path: Path; value: FieldValue };
type Level<R extends Row> = {
  list: 'subjects' | 'chapters' | 'questions';
  getTitle: (row: R) => string;
  getFields: (row: R) => Field[];
  findInside: (before: R, after: R, row: Path) => Difference[];
};

type Subject = NonNullable<CourseInput['subjects']>[number];
type Chapter = NonNullable<Subject['chapters']>[number];
type Question = NonNullable<Chapter['questions']>[number];

const LETTERS = ['A', 'B', 'C', 'D'];

/** The URL of a question image changes every day, so files are compared by id. */
const toFileId = (url: string | null | undefined) => (url && findFileId(url)) ?? url ?? '';

type Texts = { title: string; description?: string };

const toTextFields = ({ title, description, odia }: Texts & { odia?: Texts | null }): Field[] => [
  { path: ['title'], value: title },
  { path: ['description'], value: description ?? '' },
  { path: ['odia', 'title'], value: odia?.title ?? '' },
  { path: ['odia', 'description'], value: odia?.description ?? '' },
];

const QUESTIONS: Level<Question> = {
  list: 'questions',
  getTitle: ({ question }) => question,
  getFields: ({ question, options, correctAnswer, explanation, questionImage, odia }) => [
    { path: ['question'], value: question },
    ...options.map((option, index) => ({ path: ['options', index], value: option })),
    { path: ['correctAnswer'], value: LETTERS[correctAnswer ?? 0] ?? '' },
    { path: ['explanation'], value: explanation ?? '' },
    { path: ['questionImage'], value: toFileId(questionImage) },
    { path: ['odia', 'question'], value: odia?.question ?? '' },
    ...options.map((_, index) => ({ path: ['odia', 'options', index], value: odia?.options[index] ?? '' })),
    { path: ['odia', 'explanation'], value: odia?.explanation ?? '' },
  ],
  findInside: () => [],
};

const CHAPTERS: Level<Chapter> = {
  list: 'chapters',
  getTitle: ({ title }) => title,
  getFields: (chapter) => [
    ...toTextFields(chapter),
    { path: ['pdf'], value: toFileId(chapter.pdf) },
    { path: ['freePreview'], value: chapter.freePreview ?? false },
  ],
  findInside: (before, after, row) =>
    compareRows(before.questions ?? [], after.questions ?? [], QUESTIONS, row),
};

const SUBJECTS: Level<Subject> = {
  list: 'subjects',
  getTitle: ({ title }) => title,
  getFields: toTextFields,
  findInside: (before, after, row) => compareRows(before.chapters ?? [], after.chapters ?? [], CHAPTERS, row),
};

const getCourseFields = (course: CourseInput): Field[] => [
  ...toTextFields(course),
  { path: ['price'], value: course.isFree ? null : (course.price ?? 0) },
  { path: ['thumbnail'], value: toFileId(course.thumbnail) },
];

/** Counts the rows that were added, changed and removed; the course itself and a new order count as changed rows. */
export function countDifferences(differences: readonly Difference[]) {
  const countRows = (kinds: readonly Difference['kind'][]) =>
    new Set(differences.filter(({ kind }) => kinds.includes(kind)).map(({ row }) => row.join('.'))).size;
  return {
    added: countRows(['added']),
    changed: countRows(['changed', 'reordered']),
    removed: countRows(['removed']),
  };
}

/** Lists the differences between two versions of a course. */
export function findDifferences(before: CourseInput, after: CourseInput): Difference[] {
  return [
    ...compareFields(getCourseFields(before), getCourseFields(after), []),
    ...compareRows(before.subjects ?? [], after.subjects ?? [], SUBJECTS, []),
  ];
}

function compareFields(before: readonly Field[], after: readonly Field[], row: Path): Difference[] {
  const valuesBefore = new Map(before.map(({ path, value }) => [path.join('.'), value]));
  return after.flatMap(({ path, value }): Difference[] => {
    const valueBefore = valuesBefore.get(path.join('.')) ?? (typeof value === 'string' ? '' : null);
    return valueBefore === value
      ? []
      : [{ kind: 'changed', row, field: path, before: valueBefore, after: value }];
  });
}

/** Rows are matched by id; a row without an id is new. */
function compareRows<R extends Row>(
  before: readonly R[],
  after: readonly R[],
  level: Level<R>,
  parent: Path,
): Difference[] {
  const { list, getTitle, getFields, findInside } = level;
  const rowsBefore = new Map(before.map((row) => [row._id, row]));
  const idsAfter = new Set(after.map((row) => row._id).filter(Boolean));
  const addedAndChanged = after.flatMap((row, index): Difference[] => {
    const path = [...parent, list, index];
    const rowBefore = row._id ? rowsBefore.get(row._id) : undefined;
    if (!rowBefore) return [{ kind: 'added', row: path, title: getTitle(row) }];
    return [
      ...compareFields(getFields(rowBefore), getFields(row), path),
      ...findInside(rowBefore, row, path),
    ];
  });
  const removed = before.flatMap((row, index): Difference[] =>
    idsAfter.has(row._id) ? [] : [{ kind: 'removed', row: [...parent, list, index], title: getTitle(row) }],
  );
  return [
    ...removed,
    ...addedAndChanged,
    ...(isReordered(before, after) ? [{ kind: 'reordered', row: parent, field: [list] } as const] : []),
  ];
}

function isReordered(before: readonly Row[], after: readonly Row[]): boolean {
  const allBefore = new Set(before.map(({ _id }) => _id));
  const orderAfter = after.map(({ _id }) => _id).filter((id) => id && allBefore.has(id));
  const inBoth = new Set(orderAfter);
  const orderBefore = before.map(({ _id }) => _id).filter((id) => inBoth.has(id));
  return !orderBefore.every((id, index) => id === orderAfter[index]);
}
