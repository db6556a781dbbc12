import type { DecisionKind } from '@sikhya/contract/corrections.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import type { texts } from './texts.ts';

/** The effect of a decision on students, in one sentence. */
export function describeDecision(kind: DecisionKind, t: Texts<typeof texts>): string {
  if (kind === 'several-right') return t['decided-several-right'];
  if (kind === 'translation') return t['decided-translation'];
  return t[kind];
}
