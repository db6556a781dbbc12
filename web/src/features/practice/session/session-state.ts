import type { PracticeCard, PracticeReview } from '@sikhya/contract/practice.ts';

type Answered = {
  /** The card before the answer. */
  card: PracticeCard;
  review: PracticeReview;
  /** The card after it, with the next date. */
  after: PracticeCard;
};

export type SessionState = {
  /** The first one is on the screen. */
  remaining: readonly PracticeCard[];
  /** Set while the explanation of the first card is shown. */
  shown: Answered | null;
  answered: readonly Answered[];
  /** Counts the undone answers, so that a card that is asked again starts anew. */
  undos: number;
};

export type SessionAction = { type: 'answer'; answered: Answered } | { type: 'next' } | { type: 'undo' };

export const createSession = (cards: readonly PracticeCard[]): SessionState => ({
  remaining: cards,
  shown: null,
  answered: [],
  undos: 0,
});

export function reduceSession(state: SessionState, action: SessionAction): SessionState {
  const { remaining, shown, answered, undos } = state;
  switch (action.type) {
    case 'answer':
      if (shown) return state;
      return { ...state, shown: action.answered, answered: [...answered, action.answered] };
    case 'next':
      return shown ? { ...state, remaining: remaining.slice(1), shown: null } : state;
    case 'undo': {
      const last = answered.at(-1);
      if (!last) return state;
      const rest = shown ? remaining.slice(1) : remaining;
      return {
        remaining: [last.card, ...rest],
        shown: null,
        answered: answered.slice(0, -1),
        undos: undos + 1,
      };
    }
  }
}
