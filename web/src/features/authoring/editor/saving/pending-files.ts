import type { FileKind } from '@sikhya/contract/files.ts';
import type { CourseForm, FileSlot } from '../state/form.ts';

/** A file that is sent before its course is saved. */
export type PendingFile = { kind: FileKind; file: File; label: string };

export function pendingFiles(form: CourseForm): PendingFile[] {
  const found: PendingFile[] = [];
  const look = (kind: FileKind, { chosen }: FileSlot, where: string) => {
    if (chosen) found.push({ kind, file: chosen, label: `${where} “${chosen.name}”` });
  };
  look('thumbnail', form.thumbnail, 'Thumbnail');
  for (const [s, subject] of form.subjects.entries()) {
    for (const [c, chapter] of subject.chapters.entries()) {
      const place = `Subject ${s + 1}, Chapter ${c + 1}`;
      look('pdf', chapter.pdf, `${place}: PDF`);
      for (const [q, question] of chapter.questions.entries())
        look('question-image', question.questionImage, `${place}, Question ${q + 1}: image`);
    }
  }
  return found;
}
