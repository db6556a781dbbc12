import { PRACTICE, type PracticeCard } from '@sikhya/contract/practice.ts';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Deck } from '../api.ts';
import { writeReview } from '../device/practice-storage.ts';
import { applyReview, getReviewTime } from '../device/review-card.ts';
import { syncReviews } from '../device/review-sync.ts';
import { createSession, reduceSession, type SessionState } from './session-state.ts';

export type PracticeSessionValue = SessionState & {
  /** Null means that the student does not know. */
  answer: (option: number | null) => void;
  next: () => void;
  undo: () => void;
  /** Whether the last answers are only on this device. */
  hasUnsent: boolean;
};

/** A practice session: stores each answer on the device at once and sends it in the background. */
export function usePracticeSession(
  student: string,
  { cards, practice, clockOffset }: Deck,
): PracticeSessionValue {
  const [state, dispatch] = useReducer(reduceSession, cards, createSession);
  const [hasUnsent, setUnsent] = useState(false);
  const current = state.remaining[0];
  const shownAt = useRef(0);
  // an undone card is asked again, so its time starts again
  const question = `${current?._id} ${state.undos}`;
  useEffect(() => {
    if (question) shownAt.current = performance.now();
  }, [question]);
  const sync = async () => setUnsent(!(await syncReviews(student)));

  const answer = async (card: PracticeCard, option: number | null) => {
    const seconds = Math.round((performance.now() - shownAt.current) / 1000);
    const review = {
      reviewId: createReviewId(),
      cardId: card._id,
      option,
      // the question may have been on the screen for days, which the server would refuse
      seconds: Math.min(PRACTICE.maxReviewSeconds, seconds),
      at: getReviewTime(card, Date.now() + clockOffset),
      undone: false,
    };
    const after = applyReview(card, review, practice.settings.examDay);
    dispatch({ type: 'answer', answered: { card, review, after } });
    await writeReview({ ...review, student }, { from: card, to: after });
    await sync();
  };
  const undo = async () => {
    const last = state.answered.at(-1);
    if (!last) return;
    dispatch({ type: 'undo' });
    await writeReview({ ...last.review, undone: true, student }, { from: last.after, to: last.card });
    await sync();
  };
  const syncAgain = useEffectEvent(() => void sync());
  useEffect(() => {
    const listener = () => syncAgain();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  return {
    ...state,
    answer: (option) => void (current && !state.shown && answer(current, option)),
    next: () => dispatch({ type: 'next' }),
    undo: () => void undo(),
    hasUnsent,
  };
}

/** `crypto.randomUUID` exists only on HTTPS pages. */
function createReviewId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
