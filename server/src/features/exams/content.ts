import { createHash } from 'node:crypto';
import type { ExamRules } from '@sikhya/contract/exam-rules.ts';
import type { Exam, ExamInput } from '@sikhya/contract/exams.ts';
import { findFileId } from '@sikhya/contract/files.ts';
import { stringifyMarks } from '@sikhya/contract/marks.ts';
import { newId } from '../../database/new-id.ts';
import type { PaperQuestion } from '../attempts/service.ts';
import { questionImageUrl } from '../files/service.ts';

type InputSection = ExamInput['sections'][number];
type InputQuestion = InputSection['questions'][number];

type ContentQuestion = Omit<InputQuestion, '_id' | 'questionImage'> & { _id: string; imageId: string | null };

/** An exam as admins saved it: the input, with an id for every question and the id of every picture. */
export type ExamContent = Omit<ExamInput, 'sections'> & {
  sections: (Omit<InputSection, 'questions'> & { questions: ContentQuestion[] })[];
};

export function listQuestionIds({ sections }: { sections: WithIds[] }): string[] {
  return sections.flatMap(({ questions }) => questions.flatMap(({ _id }) => _id ?? []));
}

type WithIds = { questions: readonly { _id?: string | null | undefined }[] };

/** Questions that stay keep their ids. An id that is not one of the exam, or is there twice, is replaced. */
export function toContent(input: ExamInput, idsOfExam: readonly string[]): ExamContent {
  const unused = new Set(idsOfExam);
  return {
    ...input,
    sections: input.sections.map(({ questions, ...section }) => ({
      ...section,
      questions: questions.map(({ _id, questionImage, ...question }) => ({
        ...question,
        _id: _id && unused.delete(_id) ? _id : newId(),
        imageId: questionImage ? findFileId(questionImage) : null,
      })),
    })),
  };
}

/** The questions with their positions, for the question bank. */
export function listPositionedQuestions({ sections }: ExamContent) {
  return sections.flatMap(({ questions }, section) =>
    questions.map((question, position) => ({ ...question, section, position })),
  );
}

export function listImageIds({ sections }: ExamContent): string[] {
  const ids = sections.flatMap(({ questions }) => questions.flatMap(({ imageId }) => imageId ?? []));
  return [...new Set(ids)];
}

/** The questions and rules that a paper freezes, and their hash. */
export function toPaper(content: ExamContent): {
  questions: PaperQuestion[];
  rules: ExamRules;
  contentHash: string;
} {
  const questions = content.sections.flatMap((section) => section.questions.map(toPaperQuestion));
  const rules: ExamRules = {
    minutes: getMinutes(content),
    sections: content.sections.map(({ title, odia, minutes, marks, maxAnswers, questions: { length } }) => ({
      title,
      odiaTitle: odia?.title ?? null,
      totalQuestions: length,
      minutes,
      marks,
      maxAnswers,
    })),
    passPercent: content.passPercent,
    shufflesQuestions: content.shufflesQuestions,
    shufflesOptions: content.shufflesOptions,
    allowsCalculator: content.allowsCalculator,
  };
  const contentHash = createHash('sha256').update(JSON.stringify({ questions, rules })).digest('hex');
  return { questions, rules, contentHash };
}

function toPaperQuestion({
  _id,
  question,
  imageId,
  options,
  correctAnswer,
  explanation,
  odia,
  optionMarks,
}: ContentQuestion): PaperQuestion {
  return {
    _id,
    question,
    imageId,
    options,
    correctAnswer,
    explanation,
    ...(odia && { odia }),
    ...(optionMarks && { optionMarks }),
  };
}

/** With timed sections the sum of their minutes. */
export function getMinutes({ minutes, sections }: Pick<ExamContent, 'minutes' | 'sections'>): number {
  const timed = sections.reduce((total, section) => total + (section.minutes ?? 0), 0);
  return timed || minutes;
}

export function countQuestions({ sections }: Pick<ExamContent, 'sections'>): number {
  return sections.reduce((total, { questions }) => total + questions.length, 0);
}

type ExamStatus = Pick<
  Exam,
  '_id' | 'state' | 'hasUnpublishedChanges' | 'hasBegun' | 'cancelledAt' | 'createdAt' | 'updatedAt'
>;

export function toExam(content: ExamContent, status: ExamStatus): Exam {
  return {
    ...content,
    ...status,
    minutes: getMinutes(content),
    opensAt: content.opensAt ?? null,
    closesAt: content.closesAt ?? null,
    releaseAt: content.releaseAt ?? null,
    sections: content.sections.map((section) => ({
      ...section,
      marks: {
        right: stringifyMarks(section.marks.right),
        wrong: stringifyMarks(section.marks.wrong),
        empty: stringifyMarks(section.marks.empty),
      },
      questions: section.questions.map(({ imageId, optionMarks, ...question }) => ({
        ...question,
        questionImage: imageId && questionImageUrl(imageId),
        optionMarks: optionMarks?.map(stringifyMarks) ?? null,
      })),
    })),
    cutOffs: content.cutOffs.map(({ category, marks }) => ({ category, marks: stringifyMarks(marks) })),
  };
}
