import { MAX_OPTIONS, MIN_OPTIONS } from '@sikhya/contract/constants.ts';
import type { FoundQuestion } from '@sikhya/contract/question-file/found-question.ts';
import type { FileSection } from '@sikhya/contract/question-file/sections.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import { createKey, createSection, type ExamForm, fillSection, type QuestionForm } from './form.ts';

export type FileImport = {
  form: ExamForm;
  added: number;
  /** The first lines of questions that were left out, because something is missing. */
  leftOut: number[];
};

/**
 * Adds the questions of a file. A section of the file goes into the section of the exam with the same title, or becomes
 * a new one; questions without a section go into the last one.
 */
export function importSections(form: ExamForm, fileSections: readonly FileSection[]): FileImport {
  let sections = form.sections;
  let added = 0;
  const leftOut: number[] = [];
  for (const { title, odiaTitle, result } of fileSections) {
    if ('problem' in result) continue;
    const { questions, rejected } = result.reading;
    const complete = questions.filter(isComplete);
    leftOut.push(...questions.filter((question) => !isComplete(question)).map(({ line }) => line));
    leftOut.push(...rejected.map(({ line }) => line));
    added += complete.length;
    const index = findSection(sections, title);
    const target = sections[index] ?? { ...createSection(sections.at(-1)), title: title ?? '', odiaTitle };
    const filled = { ...target, questions: fillSection(target.questions, complete.map(toQuestionForm)) };
    sections = index === -1 ? [...sections, filled] : sections.with(index, filled);
  }
  return { form: { ...form, sections }, added, leftOut: leftOut.toSorted((a, b) => a - b) };
}

function findSection(sections: ExamForm['sections'], title: string | null): number {
  if (title === null) return sections.length - 1;
  return sections.findIndex((section) => searchKey(section.title) === searchKey(title));
}

/** A question whose right answer is unknown would get a wrong key. */
const isComplete = ({ question, options, correctAnswer }: FoundQuestion) =>
  question !== '' &&
  options.length >= MIN_OPTIONS &&
  options.length <= MAX_OPTIONS &&
  options.every((option) => option !== '') &&
  correctAnswer >= 0 &&
  correctAnswer < options.length;

function toQuestionForm({
  question,
  options,
  correctAnswer,
  explanation,
  odia,
}: FoundQuestion): QuestionForm {
  return {
    key: createKey(),
    id: undefined,
    question,
    questionImage: null,
    options,
    correctAnswer,
    explanation,
    odia: odia ?? { question: '', options: options.map(() => ''), explanation: '' },
    optionMarks: null,
    tags: '',
    originId: null,
  };
}
