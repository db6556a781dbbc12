import type { FoundQuestion } from '@sikhya/contract/question-file/found-question.ts';
import type { Reading, ReadResult } from '@sikhya/contract/question-file/read.ts';
import { compareQuestions, type TranslationFinding } from '@sikhya/contract/translation/compare-versions.ts';

/** A found question with what differs between it and its Odia version. */
export type ComparedQuestion = FoundQuestion & { findings: readonly TranslationFinding[] };

export type ComparedReading = Omit<Reading, 'questions'> & { questions: ComparedQuestion[] };

export type ComparedResult = { reading: ComparedReading; converted?: ComparedReading };

/** Compares the versions of all questions, which takes about a second for a thousand of them. */
export function compareReadQuestions({ reading, converted }: ReadResult): ComparedResult {
  return {
    reading: compareReading(reading),
    ...(converted && { converted: compareReading(converted) }),
  };
}

function compareReading(reading: Reading): ComparedReading {
  return { ...reading, questions: reading.questions.map(compareVersions) };
}

export function compareVersions<Question extends FoundQuestion>(
  question: Question,
): Question & ComparedQuestion {
  return { ...question, findings: compareQuestions(question, question.odia) };
}
