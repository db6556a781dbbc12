import type { QuestionLanguage } from '@sikhya/contract/corrections.ts';
import { hasRightOptions } from '@sikhya/contract/corrections.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { type Message, message } from '@sikhya/contract/language/texts.ts';
import type { decideReport } from '@sikhya/contract/report-cases.ts';
import { texts } from './texts.ts';

type DecisionBody = EndpointRequest<typeof decideReport>['body'];

type DecidedQuestion = {
  options: readonly string[];
  odia?: unknown;
  /** The options that count as right now. */
  rightOptions: readonly number[];
};

/** Returns what is missing or contradictory in a decision; undefined if it can be made. */
export function checkDecision(
  { kind, correctAnswers, language, reason }: DecisionBody,
  { options, odia, rightOptions }: DecidedQuestion,
): Message | undefined {
  const chosen = [...new Set(correctAnswers ?? [])].filter((option) => option < options.length);
  switch (kind) {
    case 'key-changed':
      if (chosen.length !== 1) return message(texts.oneKeyNeeded);
      return rightOptions.length === 1 && rightOptions[0] === chosen[0] ? message(texts.sameKey) : undefined;
    case 'several-right':
      return chosen.length < 2 ? message(texts.severalKeysNeeded) : undefined;
    case 'translation':
      if (!language) return message(texts.languageNeeded);
      return language === 'or' && !odia ? message(texts.noOdia) : undefined;
    case 'no-change':
      return reason === '' ? message(texts.reasonNeeded) : undefined;
    case 'dropped':
    case 'bonus':
      return undefined;
  }
}

/** Only what the kind of decision needs. */
export function toDecision({ kind, correctAnswers, language, reason }: DecisionBody): {
  correctAnswers: number[];
  language: QuestionLanguage | null;
  reason: string;
} {
  return {
    correctAnswers: hasRightOptions(kind) ? [...new Set(correctAnswers ?? [])].sort() : [],
    language: kind === 'translation' ? (language ?? null) : null,
    reason,
  };
}
