import type { ExamForm, QuestionForm, SectionForm } from './form.ts';

/** Changes of the form, each as a function from one form to the next. */

type Change = (form: ExamForm) => ExamForm;

export const editSection =
  (key: string, change: (section: SectionForm) => SectionForm): Change =>
  (form) => ({
    ...form,
    sections: form.sections.map((section) => (section.key === key ? change(section) : section)),
  });

export const editQuestions = (
  sectionKey: string,
  change: (questions: QuestionForm[]) => QuestionForm[],
): Change => editSection(sectionKey, (section) => ({ ...section, questions: change(section.questions) }));

/** Moves the row one place up (-1) or down (1). */
export function moveRow<Row extends { key: string }>(rows: Row[], key: string, by: -1 | 1): Row[] {
  const from = rows.findIndex((row) => row.key === key);
  const to = from + by;
  if (from === -1 || to < 0 || to >= rows.length) return rows;
  const moved = [...rows];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

export const removeRow = <Row extends { key: string }>(rows: Row[], key: string): Row[] =>
  rows.filter((row) => row.key !== key);

export function setOptionCount(question: QuestionForm, count: number): QuestionForm {
  const resize = (texts: string[], added: string) =>
    Array.from({ length: count }, (_, index) => texts[index] ?? added);
  return {
    ...question,
    options: resize(question.options, ''),
    correctAnswer: Math.min(question.correctAnswer, count - 1),
    odia: { ...question.odia, options: resize(question.odia.options, '') },
    optionMarks: question.optionMarks && resize(question.optionMarks, '0'),
  };
}
