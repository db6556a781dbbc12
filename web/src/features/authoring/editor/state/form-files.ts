import type { FileKind } from '@sikhya/contract/files.ts';
import { type Message, message } from '@sikhya/contract/language/texts.ts';
import { texts } from '../files/texts.ts';
import type { CourseForm, FileSlot, Uploaded } from './form.ts';
import { type ChapterPath, changeChapter, changeQuestion, fieldName, type QuestionPath } from './row-path.ts';

/** Identifies a file slot of the form. */
export type SlotPath =
  | { readonly kind: 'thumbnail'; readonly path: null }
  | { readonly kind: 'pdf'; readonly path: ChapterPath }
  | { readonly kind: 'question-image'; readonly path: QuestionPath };

const SLOT_FIELDS = {
  thumbnail: 'thumbnail',
  pdf: 'pdf',
  'question-image': 'questionImage',
} as const satisfies Record<SlotPath['kind'], string>;

/** The name of the file field on the screen. */
export const slotName = ({ kind, path }: SlotPath): string => fieldName(path, SLOT_FIELDS[kind]);

export type FormFile = {
  slot: SlotPath;
  file: FileSlot;
  /** Its name in a list of files. */
  label: Message;
};

/** Lists the files of the course in the order of the screen. */
export function listFormFiles(form: CourseForm): FormFile[] {
  const files: FormFile[] = [
    { slot: { kind: 'thumbnail', path: null }, file: form.thumbnail, label: labelThumbnail(form.thumbnail) },
  ];
  for (const [s, subject] of form.subjects.entries()) {
    for (const [c, chapter] of subject.chapters.entries()) {
      const position = { subject: s + 1, chapter: c + 1 };
      const path = { subject: subject.key, chapter: chapter.key };
      if (hasFile(chapter.pdf))
        files.push({
          slot: { kind: 'pdf', path },
          file: chapter.pdf,
          label: labelPdf(chapter.pdf, position),
        });
      for (const [q, question] of chapter.questions.entries()) {
        if (!hasFile(question.questionImage)) continue;
        files.push({
          slot: { kind: 'question-image', path: { ...path, question: question.key } },
          file: question.questionImage,
          label: labelImage(question.questionImage, { ...position, question: q + 1 }),
        });
      }
    }
  }
  return files;
}

function labelThumbnail({ chosen }: FileSlot): Message {
  return chosen ? message(texts.namedThumbnail, { name: chosen.name }) : message(texts.thumbnail);
}

type ChapterPosition = { subject: number; chapter: number };

function labelPdf({ chosen }: FileSlot, position: ChapterPosition): Message {
  return chosen
    ? message(texts.namedChapterPdf, { ...position, name: chosen.name })
    : message(texts.chapterPdf, position);
}

function labelImage({ chosen }: FileSlot, position: ChapterPosition & { question: number }): Message {
  return chosen
    ? message(texts.namedQuestionImage, { ...position, name: chosen.name })
    : message(texts.questionImage, position);
}

export type ChosenFile = {
  slot: SlotPath;
  kind: FileKind;
  file: File;
  label: Message;
  uploaded: Uploaded | undefined;
};

/** Lists the files that were chosen since the course was loaded or saved. */
export function listChosenFiles(form: CourseForm): ChosenFile[] {
  return listFormFiles(form).flatMap(({ slot, file: { chosen, uploaded }, label }) =>
    chosen ? [{ slot, kind: slot.kind, file: chosen, label, uploaded }] : [],
  );
}

export function changeSlot(
  form: CourseForm,
  slot: SlotPath,
  change: (file: FileSlot) => FileSlot,
): CourseForm {
  switch (slot.kind) {
    case 'thumbnail':
      return { ...form, thumbnail: change(form.thumbnail) };
    case 'pdf':
      return changeChapter(form, slot.path, (chapter) => ({ ...chapter, pdf: change(chapter.pdf) }));
    case 'question-image':
      return changeQuestion(form, slot.path, (question) => ({
        ...question,
        questionImage: change(question.questionImage),
      }));
  }
}

const hasFile = ({ url, chosen }: FileSlot) => url !== null || chosen !== null;
