import { isDeepStrictEqual } from 'node:util';
import { EXAM_FIELDS, type ExamDifferences, type ExamField } from '@sikhya/contract/exam-versions.ts';
import { type ExamContent, getMinutes, listPositionedQuestions } from './content.ts';

/** Returns the value of each field that a comparison names. */
const FIELDS: Record<ExamField, (content: ExamContent) => unknown> = {
  title: ({ title, odia }) => [title, odia?.title],
  instructions: ({ instructions, odia }) => [instructions, odia?.instructions],
  time: (content) => [getMinutes(content), content.sections.map(({ minutes }) => minutes)],
  sections: ({ sections }) => sections.map(({ title, odia }) => [title, odia?.title]),
  marks: ({ sections }) => sections.map(({ marks }) => marks),
  maxAnswers: ({ sections }) => sections.map(({ maxAnswers }) => maxAnswers),
  passPercent: ({ passPercent }) => passPercent,
  shuffling: ({ shufflesQuestions, shufflesOptions }) => [shufflesQuestions, shufflesOptions],
  calculator: ({ allowsCalculator }) => allowsCalculator,
  window: ({ opensAt, closesAt, lateEntryMinutes }) => [opensAt ?? null, closesAt ?? null, lateEntryMinutes],
  release: ({ releaseAt }) => releaseAt ?? null,
  attempts: ({ attempts }) => attempts,
  courses: ({ courseIds }) => courseIds.toSorted(),
  cutOffs: ({ cutOffs }) => cutOffs,
};

/** Questions are compared by their ids. A question that was only moved counts as changed. */
export function findExamDifferences(before: ExamContent, after: ExamContent): ExamDifferences {
  const [old, now] = [before, after].map(
    (content) => new Map(listPositionedQuestions(content).map((question) => [question._id, question])),
  ) as [Questions, Questions];
  return {
    questions: {
      added: [...now.values()].filter(({ _id }) => !old.has(_id)),
      changed: [...now.values()].filter(
        (question) => old.has(question._id) && !isDeepStrictEqual(old.get(question._id), question),
      ),
      removed: [...old.values()].filter(({ _id }) => !now.has(_id)),
    },
    fields: EXAM_FIELDS.filter((field) => !isDeepStrictEqual(FIELDS[field](before), FIELDS[field](after))),
  };
}

type Questions = Map<string, ReturnType<typeof listPositionedQuestions>[number]>;
