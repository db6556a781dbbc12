import { MAX_OPTIONS, MIN_OPTIONS } from '@sikhya/contract/constants.ts';
import type { Message } from '@sikhya/contract/language/texts.ts';
import type { FoundQuestion } from '@sikhya/contract/question-file/found-question.ts';
import type { FileSection } from '@sikhya/contract/question-file/sections.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import { createKey, createSection, type ExamForm, fillSection, type QuestionForm } from './form.ts';

export type FileImport = {
  form: ExamForm;
  added: number;
  /** The first lines of questions that were left out: something is missing, or they are not in the format of the others. */
  leftOut: number[];
  /** The first lines of questions that were added although their answer is doubtful. */
  doubtful: number[];
  /** Why sections could not be read. */
  problems: Message[];
};

/**
 * Adds the questions of a file. A section of the file goes into the section of the exam with the same title, or becomes
 * a new one; questions without a section go into the last one.
 */
export function importSections(form: ExamForm, fileSections: readonly FileSection[]): FileImport {
  let sections = form.sections;
  let added = 0;
  const leftOut = new Set<number>();
  const doubtful: number[] = [];
  const problems: Message[] = [];
  for (const { title, odiaTitle, result } of fileSections) {
    if ('problem' in result) {
      problems.push(result.problem);
      continue;
    }
    const { questions, rejected } = result.reading;
    const complete = questions.filter(isComplete);
    const addedLines = new Set(complete.map(({ line }) => line));
    for (const { line } of [...questions, ...rejected, ...(result.converted?.questions ?? [])])
      if (!addedLines.has(line)) leftOut.add(line);
    for (const { line, doubts } of complete) if (doubts.length > 0) doubtful.push(line);
    added += complete.length;
    const index = findSection(sections, title);
    const target = sections[index] ?? { ...createSection(sections.at(-1)), title: title ?? '', odiaTitle };
    const filled = { ...target, questions: fillSection(target.questions, complete.map(toQuestionForm)) };
    sections = index === -1 ? [...sections, filled] : sections.with(index, filled);
  }
  const inOrder = (lines: Iterable<number>) => [...lines].sort((a, b) => a - b);
  return {
    form: { ...form, sections },
    added,
    leftOut: inOrder(leftOut),
    doubtful: inOrder(doubtful),
    problems,
  };
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
