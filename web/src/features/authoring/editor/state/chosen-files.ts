import type { FileKind } from '@sikhya/contract/files.ts';
import type { CourseForm, FileSlot, Uploaded } from './form.ts';
import { type ChapterAt, changeChapter, changeQuestion, fieldName, type QuestionAt } from './place.ts';

/** Where a file of the course stands in the form. */
export type SlotAt =
  | { readonly kind: 'thumbnail'; readonly at: null }
  | { readonly kind: 'pdf'; readonly at: ChapterAt }
  | { readonly kind: 'question-image'; readonly at: QuestionAt };

const SLOT_FIELDS = {
  thumbnail: 'thumbnail',
  pdf: 'pdf',
  'question-image': 'questionImage',
} as const satisfies Record<FileKind, string>;

/** By which the field of a file is found on the screen. */
export const slotName = ({ kind, at }: SlotAt): string => fieldName(at, SLOT_FIELDS[kind]);

export type FormFile = { slot: SlotAt; file: FileSlot; label: string };

/** Every file of the course, in the order of the screen. */
export function formFiles(form: CourseForm): FormFile[] {
  const files: FormFile[] = [
    { slot: { kind: 'thumbnail', at: null }, file: form.thumbnail, label: 'Thumbnail' },
  ];
  for (const [s, subject] of form.subjects.entries()) {
    for (const [c, chapter] of subject.chapters.entries()) {
      const where = `Subject ${s + 1}, Chapter ${c + 1}`;
      const at = { subject: subject.key, chapter: chapter.key };
      if (hasFile(chapter.pdf))
        files.push({ slot: { kind: 'pdf', at }, file: chapter.pdf, label: `${where}: PDF` });
      for (const [q, question] of chapter.questions.entries()) {
        if (!hasFile(question.questionImage)) continue;
        files.push({
          slot: { kind: 'question-image', at: { ...at, question: question.key } },
          file: question.questionImage,
          label: `${where}, Question ${q + 1}: image`,
        });
      }
    }
  }
  return files;
}

export type ChosenFile = {
  slot: SlotAt;
  kind: FileKind;
  file: File;
  label: string;
  uploaded: Uploaded | undefined;
};

/** The files that were chosen since the course was opened or saved. */
export function chosenFiles(form: CourseForm): ChosenFile[] {
  return formFiles(form).flatMap(({ slot, file: { chosen, uploaded }, label }) =>
    chosen ? [{ slot, kind: slot.kind, file: chosen, label: `${label} “${chosen.name}”`, uploaded }] : [],
  );
}

export function changeSlot(form: CourseForm, slot: SlotAt, change: (file: FileSlot) => FileSlot): CourseForm {
  switch (slot.kind) {
    case 'thumbnail':
      return { ...form, thumbnail: change(form.thumbnail) };
    case 'pdf':
      return changeChapter(form, slot.at, (chapter) => ({ ...chapter, pdf: change(chapter.pdf) }));
    case 'question-image':
      return changeQuestion(form, slot.at, (question) => ({
        ...question,
        questionImage: change(question.questionImage),
      }));
  }
}

const hasFile = ({ url, chosen }: FileSlot) => url !== null || chosen !== null;
