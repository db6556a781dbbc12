import type { Exam } from '@sikhya/contract/exams.ts';
import { findFileId } from '@sikhya/contract/files.ts';
import { fromIndianInput, toIndianInput } from '../../../lib/indian-input.ts';
import type { ExamBody } from '../api.ts';

/** The exam as the builder edits it: numbers are text, because a field may be empty or wrong while it is typed. */

export type QuestionForm = {
  /** Identifies the row on the screen; a new question has no id yet. */
  key: string;
  id: string | undefined;
  question: string;
  questionImage: string | null;
  options: string[];
  correctAnswer: number;
  explanation: string;
  odia: { question: string; options: string[]; explanation: string };
  /** One for each option, where options have marks of their own. */
  optionMarks: string[] | null;
  /** Separated by commas. */
  tags: string;
  originId: string | null;
};

export type SectionForm = {
  key: string;
  title: string;
  odiaTitle: string;
  minutes: string;
  marks: { right: string; wrong: string; empty: string };
  maxAnswers: string;
  questions: QuestionForm[];
};

export type ExamForm = {
  title: string;
  odiaTitle: string;
  instructions: string;
  odiaInstructions: string;
  minutes: string;
  /** Whether each section has its own time. */
  hasTimedSections: boolean;
  sections: SectionForm[];
  passPercent: string;
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
  allowsCalculator: boolean;
  /** Values of date and time fields, in Indian time. */
  opensAt: string;
  closesAt: string;
  lateEntryMinutes: string;
  releaseAt: string;
  attempts: string;
  courseIds: string[];
  cutOffs: { key: string; category: string; marks: string }[];
};

let lastKey = 0;

export function createKey(): string {
  lastKey += 1;
  return `row-${lastKey}`;
}

export function createQuestion(): QuestionForm {
  return {
    key: createKey(),
    id: undefined,
    question: '',
    questionImage: null,
    options: ['', '', '', ''],
    correctAnswer: 0,
    explanation: '',
    odia: { question: '', options: ['', '', '', ''], explanation: '' },
    optionMarks: null,
    tags: '',
    originId: null,
  };
}

/** Copies the minutes and the marks of the section before it. */
export function createSection(previous: SectionForm | undefined): SectionForm {
  return {
    key: createKey(),
    title: '',
    odiaTitle: '',
    minutes: previous?.minutes ?? '',
    marks: previous?.marks ?? { right: '1', wrong: '0', empty: '0' },
    maxAnswers: '',
    questions: [],
  };
}

const toText = (value: number | null) => (value === null ? '' : String(value));

export function toForm(exam: Exam): ExamForm {
  return {
    title: exam.title,
    odiaTitle: exam.odia?.title ?? '',
    instructions: exam.instructions,
    odiaInstructions: exam.odia?.instructions ?? '',
    minutes: String(exam.minutes),
    hasTimedSections: exam.sections.some(({ minutes }) => minutes !== null),
    sections: exam.sections.map((section) => ({
      key: createKey(),
      title: section.title,
      odiaTitle: section.odia?.title ?? '',
      minutes: toText(section.minutes),
      marks: section.marks,
      maxAnswers: toText(section.maxAnswers),
      questions: section.questions.map(toQuestionForm),
    })),
    passPercent: String(exam.passPercent),
    shufflesQuestions: exam.shufflesQuestions,
    shufflesOptions: exam.shufflesOptions,
    allowsCalculator: exam.allowsCalculator,
    opensAt: toIndianInput(exam.opensAt),
    closesAt: toIndianInput(exam.closesAt),
    lateEntryMinutes: toText(exam.lateEntryMinutes),
    releaseAt: toIndianInput(exam.releaseAt),
    attempts: String(exam.attempts),
    courseIds: exam.courseIds,
    cutOffs: exam.cutOffs.map((cutOff) => ({ ...cutOff, key: createKey() })),
  };
}

type CopiedQuestion = Omit<Exam['sections'][number]['questions'][number], '_id'> & { _id?: string };

export function toQuestionForm({ _id, odia, tags, ...question }: CopiedQuestion): QuestionForm {
  return {
    ...question,
    key: createKey(),
    id: _id,
    odia: odia ?? { question: '', options: question.options.map(() => ''), explanation: '' },
    tags: tags.join(', '),
  };
}

/** An empty field is sent as not a number, which the server refuses with the name of the field. */
const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const toNumberOrNull = (text: string) => (text.trim() === '' ? null : Number(text));

/** The fields of the request body. */
export function toInput(form: ExamForm): Omit<ExamBody, 'state' | 'updatedAt'> {
  const hasOdia = form.odiaTitle.trim() !== '' || form.odiaInstructions.trim() !== '';
  return {
    title: form.title,
    odia: hasOdia ? { title: form.odiaTitle, instructions: form.odiaInstructions } : null,
    instructions: form.instructions,
    // timed sections have minutes of their own, which add up
    ...(!form.hasTimedSections && { minutes: toNumber(form.minutes) }),
    sections: form.sections.map(({ title, odiaTitle, minutes, marks, maxAnswers, questions }) => ({
      title,
      odia: odiaTitle.trim() === '' ? null : { title: odiaTitle },
      minutes: form.hasTimedSections ? toNumber(minutes) : null,
      marks,
      maxAnswers: toNumberOrNull(maxAnswers),
      questions: questions.map(toQuestionInput),
    })),
    passPercent: toNumber(form.passPercent),
    shufflesQuestions: form.shufflesQuestions,
    shufflesOptions: form.shufflesOptions,
    allowsCalculator: form.allowsCalculator,
    opensAt: fromIndianInput(form.opensAt),
    closesAt: fromIndianInput(form.closesAt),
    lateEntryMinutes: toNumberOrNull(form.lateEntryMinutes),
    releaseAt: fromIndianInput(form.releaseAt),
    attempts: toNumber(form.attempts),
    courseIds: form.courseIds,
    cutOffs: form.cutOffs
      .filter(({ category, marks }) => category.trim() !== '' || marks.trim() !== '')
      .map(({ category, marks }) => ({ category, marks })),
  };
}

function toQuestionInput({ key: _, id, odia, tags, ...question }: QuestionForm) {
  const hasOdia = [odia.question, odia.explanation, ...odia.options].some((text) => text.trim() !== '');
  return {
    ...question,
    _id: id ?? null,
    odia: hasOdia ? odia : null,
    tags: [...new Set(tags.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== ''),
  };
}

/** Whether two exams would be the same in the builder. Their states may differ, and the signatures of their pictures. */
export function hasSameContent(a: Exam, b: Exam): boolean {
  const describe = (exam: Exam) =>
    JSON.stringify(toInput(toForm(exam)), (key, value) =>
      key === 'questionImage' && value !== null ? findFileId(value) : value,
    );
  return describe(a) === describe(b);
}

/**
 * Gives questions the ids that the server has given them: to new ones, and to one that was put back after a save without
 * it. The saved exam has the rows of the form that was sent.
 */
export function adoptIds(form: ExamForm, sent: ExamForm, saved: Exam): ExamForm {
  const ids = new Map(
    sent.sections.flatMap(({ questions }, section) =>
      questions.map(({ key }, index) => [key, saved.sections[section]?.questions[index]?._id]),
    ),
  );
  return {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => {
        const id = ids.get(question.key) ?? question.id;
        return id === question.id ? question : { ...question, id };
      }),
    })),
  };
}

export const isEmptyQuestion = ({ question, questionImage, options, odia, explanation }: QuestionForm) =>
  questionImage === null &&
  [question, explanation, odia.question, odia.explanation, ...options, ...odia.options].every(
    (text) => text.trim() === '',
  );

/** Puts questions into a section: in place of empty ones first, and then at the end. */
export function fillSection(
  questions: readonly QuestionForm[],
  added: readonly QuestionForm[],
): QuestionForm[] {
  const remaining = [...added];
  const filled = questions.map((question) => (isEmptyQuestion(question) && remaining.shift()) || question);
  return [...filled, ...remaining];
}

/** Lists what identifies a duplicate: the ids of the questions and their origins, and the texts of both versions. */
export function listContents({ sections }: ExamForm): { ids: string[]; texts: string[] } {
  const questions = sections.flatMap((section) => section.questions);
  return {
    ids: questions.flatMap(({ id, originId }) => [id, originId].filter((each) => typeof each === 'string')),
    texts: questions
      .flatMap(({ question, odia }) => [question, odia.question])
      .filter((text) => text.trim() !== ''),
  };
}
