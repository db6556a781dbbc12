import {
  compareQuestions,
  compareTexts,
  type TranslationFinding,
} from '@sikhya/contract/translation/compare-versions.ts';
import type { CourseForm } from '../state/form.ts';

/** A finding with the row that it belongs to, as a path in the course input. */
export type RowFinding = { row: readonly (string | number)[]; finding: TranslationFinding };

type Row = { readonly key: string };

/** Compares the versions of the rows that were changed since `base`, so that nobody is warned twice after a reload. */
export function findChangedFindings(form: CourseForm, base: CourseForm): RowFinding[] {
  const unchanged = new Set<Row>(listRows(base));
  const findings: RowFinding[] = [];
  const add = (row: RowFinding['row'], found: readonly TranslationFinding[]) => {
    for (const finding of found) findings.push({ row, finding });
  };
  if (form.title !== base.title || form.description !== base.description || form.odia !== base.odia)
    add([], compareTexts(form, form.odia));
  for (const [s, subject] of form.subjects.entries()) {
    if (unchanged.has(subject)) continue;
    const subjectPath = ['subjects', s];
    add(subjectPath, compareTexts(subject, subject.odia));
    for (const [c, chapter] of subject.chapters.entries()) {
      if (unchanged.has(chapter)) continue;
      const chapterPath = [...subjectPath, 'chapters', c];
      add(chapterPath, compareTexts(chapter, chapter.odia));
      for (const [q, question] of chapter.questions.entries())
        if (!unchanged.has(question))
          add([...chapterPath, 'questions', q], compareQuestions(question, question.odia));
    }
  }
  return findings;
}

function* listRows({ subjects }: CourseForm): Iterable<Row> {
  for (const subject of subjects) {
    yield subject;
    for (const chapter of subject.chapters) {
      yield chapter;
      yield* chapter.questions;
    }
  }
}
