import type { FieldValue } from '@sikhya/contract/course-differences.ts';
import { findFileId } from '@sikhya/contract/files.ts';
import { tidyLines } from '@sikhya/contract/text.ts';
import type { ChapterForm, CourseForm, FileSlot, QuestionForm, SubjectForm } from '../state/form.ts';

/** A course, subject, chapter or question without its rows. */
export type Fields = Readonly<Record<string, Value>>;

type Value = string | number | boolean | null | FileSlot;

export type Choice = 'mine' | 'theirs';

/** A field that both sides have changed. `field` is its name within the row, such as `odia.title`. */
export type FieldConflict = { field: string; mine: FieldValue; theirs: FieldValue };

type Texts = Pick<SubjectForm, 'title' | 'description' | 'odia'>;

const readTexts = ({ title, description, odia }: Texts): Fields => ({
  title,
  description,
  'odia.title': odia?.title ?? '',
  'odia.description': odia?.description ?? '',
});

function writeTexts(fields: Fields): Texts {
  const text = (name: string) => String(fields[name] ?? '');
  const odia = { title: text('odia.title'), description: text('odia.description') };
  return {
    title: text('title'),
    description: text('description'),
    odia: odia.title || odia.description ? odia : null,
  };
}

export const courseFields = {
  // null for a free course
  read: (form: CourseForm): Fields => ({
    ...readTexts(form),
    price: form.isFree ? null : form.price,
    thumbnail: form.thumbnail,
  }),
  write: (form: CourseForm, fields: Fields): CourseForm => ({
    ...form,
    ...writeTexts(fields),
    isFree: fields.price === null,
    price: fields.price === null ? form.price : String(fields.price),
    thumbnail: fields.thumbnail as FileSlot,
  }),
};

export const subjectFields = {
  read: readTexts,
  write: (subject: SubjectForm, fields: Fields): SubjectForm => ({ ...subject, ...writeTexts(fields) }),
};

export const chapterFields = {
  read: (chapter: ChapterForm): Fields => ({
    ...readTexts(chapter),
    pdf: chapter.pdf,
    freePreview: chapter.freePreview ?? false,
  }),
  write: (chapter: ChapterForm, fields: Fields): ChapterForm => ({
    ...chapter,
    ...writeTexts(fields),
    pdf: fields.pdf as FileSlot,
    freePreview: fields.freePreview === true,
  }),
};

const optionNames = (question: QuestionForm) => question.options.map((_, index) => `options.${index}`);

export const questionFields = {
  read: (row: QuestionForm): Fields => ({
    question: row.question,
    ...Object.fromEntries(row.options.map((option, index) => [`options.${index}`, option])),
    correctAnswer: row.correctAnswer,
    explanation: row.explanation,
    questionImage: row.questionImage,
    'odia.question': row.odia?.question ?? '',
    ...Object.fromEntries(
      row.options.map((_, index) => [`odia.options.${index}`, row.odia?.options[index] ?? '']),
    ),
    'odia.explanation': row.odia?.explanation ?? '',
  }),
  write: (row: QuestionForm, fields: Fields): QuestionForm => {
    const text = (name: string) => String(fields[name] ?? '');
    const odia = {
      question: text('odia.question'),
      options: optionNames(row).map((name) => text(`odia.${name}`)),
      explanation: text('odia.explanation'),
    };
    const hasOdia = [odia.question, ...odia.options, odia.explanation].some((each) => each !== '');
    return {
      ...row,
      question: text('question'),
      options: optionNames(row).map(text),
      correctAnswer: Number(fields.correctAnswer),
      explanation: text('explanation'),
      questionImage: fields.questionImage as FileSlot,
      odia: hasOdia ? odia : null,
    };
  },
};

const isFile = (value: Value | undefined): value is FileSlot => typeof value === 'object' && value !== null;

const getFileId = ({ url }: FileSlot) => (url && findFileId(url)) ?? url;

/** Texts are compared as the server stores them, because it has tidied those of the other side. */
function isSameValue(a: Value | undefined, b: Value | undefined): boolean {
  if (isFile(a) && isFile(b)) return a.chosen === b.chosen && getFileId(a) === getFileId(b);
  if (typeof a === 'string' && typeof b === 'string') return a === b || tidyLines(a) === tidyLines(b);
  return a === b;
}

export function hasSameFields(a: Fields, b: Fields): boolean {
  return Object.keys(a).every((name) => isSameValue(a[name], b[name]));
}

const isAnswerField = (name: string) => /^(odia\.)?options\.|^correctAnswer$/.test(name);

/**
 * Merges field by field: a field that one side has changed gets that value. Where both have, `choose` decides. The options
 * and the correct answer are one field when a side has changed the correct answer, because they belong together.
 */
export function mergeFields(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  choose: (conflict: FieldConflict) => Choice,
): Fields {
  const isChanged = (side: Fields, name: string) => !isSameValue(base[name], side[name]);
  const names = Object.keys(mine);
  const answers = names.filter(isAnswerField);
  const touchesAnswers = (side: Fields) => answers.some((name) => isChanged(side, name));
  const isAnswerConflict =
    touchesAnswers(mine) &&
    touchesAnswers(theirs) &&
    (isChanged(mine, 'correctAnswer') || isChanged(theirs, 'correctAnswer')) &&
    !answers.every((name) => isSameValue(mine[name], theirs[name]));
  const answerChoice =
    isAnswerConflict &&
    choose({ field: 'options', mine: describeAnswers(mine), theirs: describeAnswers(theirs) });
  const sides = { mine, theirs };
  const merged = names.map((name): [string, Value | undefined] => {
    if (answerChoice && isAnswerField(name)) return [name, sides[answerChoice][name]];
    if (!isChanged(theirs, name) || isSameValue(mine[name], theirs[name])) return [name, mine[name]];
    if (!isChanged(mine, name)) return [name, theirs[name]];
    const conflict = { field: name, mine: describeValue(name, mine), theirs: describeValue(name, theirs) };
    return [name, sides[choose(conflict)][name]];
  });
  return Object.fromEntries(merged) as Fields;
}

function describeValue(name: string, fields: Fields): FieldValue {
  const value = fields[name] ?? null;
  if (isFile(value)) return value.chosen?.name ?? getFileId(value) ?? '';
  if (name === 'price') return value === null ? null : Number(value) || 0;
  return value;
}

function describeAnswers(fields: Fields): string {
  const lines = Object.keys(fields)
    .filter((name) => name.startsWith('options.'))
    .map((name, index) => {
      const mark = fields.correctAnswer === index ? ' ✓' : '';
      const odia = fields[`odia.${name}`];
      return `${'ABCD'[index]}. ${fields[name]}${odia ? ` · ${odia}` : ''}${mark}`;
    });
  return lines.join('\n');
}
