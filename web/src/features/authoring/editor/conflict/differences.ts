import { fileIdOf } from '@sikhya/contract/files.ts';
import type { CourseBody } from '../state/draft-of.ts';

/** One thing that is not as it was. */
export type Difference = {
  /** As the screen counts it: where it is now, or for what is gone, where it was. */
  where: string;
  what: 'added' | 'removed' | 'changed' | 'reordered';
  /** The field that changed; the name of what came, went or was reordered. */
  name: string;
  before?: string;
  after?: string;
};

type Row = { _id?: string | null };
type Level<R extends Row> = {
  noun: 'Subject' | 'Chapter' | 'Question';
  titleOf: (row: R) => string;
  fieldsOf: (row: R) => Record<string, string>;
  /** What is different further inside. */
  inside: (before: R, after: R, where: string) => Difference[];
};

type Subject = NonNullable<CourseBody['subjects']>[number];
type Chapter = NonNullable<Subject['chapters']>[number];
type Question = NonNullable<Chapter['questions']>[number];

const LETTERS = ['A', 'B', 'C', 'D'];

/** The address of a picture carries a key that changes with the day; its id says whether it is the same one. */
const fileWord = (url: string | null | undefined) => (url && fileIdOf(url)) ?? url ?? '';

const QUESTIONS: Level<Question> = {
  noun: 'Question',
  titleOf: ({ question }) => question,
  fieldsOf: ({ question, options, correctAnswer, explanation, questionImage }) => ({
    question,
    ...Object.fromEntries(options.map((option, index) => [`option ${LETTERS[index]}`, option])),
    'correct answer': LETTERS[correctAnswer ?? 0] ?? '',
    explanation: explanation ?? '',
    'question image': fileWord(questionImage),
  }),
  inside: () => [],
};

const CHAPTERS: Level<Chapter> = {
  noun: 'Chapter',
  titleOf: ({ title }) => title,
  fieldsOf: ({ title, description, pdf }) => ({ title, description, PDF: fileWord(pdf) }),
  inside: (before, after, where) =>
    rowDifferences(before.questions ?? [], after.questions ?? [], QUESTIONS, where),
};

const SUBJECTS: Level<Subject> = {
  noun: 'Subject',
  titleOf: ({ title }) => title,
  fieldsOf: ({ title, description }) => ({ title, description }),
  inside: (before, after, where) =>
    rowDifferences(before.chapters ?? [], after.chapters ?? [], CHAPTERS, where),
};

/** What was done to a course between two states of it, by subject, chapter and question. */
export function differences(before: CourseBody, after: CourseBody): Difference[] {
  const fieldsOf = ({ title, description, isFree, price, thumbnail }: CourseBody) => ({
    title,
    description,
    price: isFree ? 'Free' : `₹${price}`,
    thumbnail: fileWord(thumbnail),
  });
  return [
    ...fieldDifferences(fieldsOf(before), fieldsOf(after), 'Course'),
    ...rowDifferences(before.subjects ?? [], after.subjects ?? [], SUBJECTS, ''),
  ];
}

function fieldDifferences(
  before: Record<string, string>,
  after: Record<string, string>,
  where: string,
): Difference[] {
  return Object.keys(after)
    .filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
    .map((name) => ({ where, what: 'changed', name, before: before[name] ?? '', after: after[name] ?? '' }));
}

/** Rows are the same by their ids; one without an id is new. */
function rowDifferences<R extends Row>(
  before: readonly R[],
  after: readonly R[],
  level: Level<R>,
  around: string,
): Difference[] {
  const { noun, titleOf, fieldsOf, inside } = level;
  const wordsFor = (index: number) => [around, `${noun} ${index + 1}`].filter(Boolean).join(', ');
  const known = new Map(before.map((row) => [row._id, row]));
  const staying = new Set(after.map((row) => row._id).filter(Boolean));
  const found = after.flatMap((row, index): Difference[] => {
    const where = wordsFor(index);
    const was = row._id ? known.get(row._id) : undefined;
    if (!was) return [{ where, what: 'added', name: titleOf(row) }];
    return [...fieldDifferences(fieldsOf(was), fieldsOf(row), where), ...inside(was, row, where)];
  });
  const gone = before.flatMap((row, index): Difference[] =>
    staying.has(row._id) ? [] : [{ where: wordsFor(index), what: 'removed', name: titleOf(row) }],
  );
  return [...gone, ...found, ...orderDifference(before, after, noun, around)];
}

function orderDifference(
  before: readonly Row[],
  after: readonly Row[],
  noun: string,
  around: string,
): Difference[] {
  const kept = new Set(before.map(({ _id }) => _id));
  const now = after.map(({ _id }) => _id).filter((id) => id && kept.has(id));
  const stayed = new Set(now);
  const was = before.map(({ _id }) => _id).filter((id) => stayed.has(id));
  return was.every((id, index) => id === now[index])
    ? []
    : [{ where: around || 'Course', what: 'reordered', name: `${noun.toLowerCase()}s` }];
}
