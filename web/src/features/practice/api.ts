import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import {
  getPractice,
  getPracticeProgress,
  type Practice,
  type PracticeCard,
  type PracticeProgress,
  setPracticeSettings,
} from '@sikhya/contract/practice.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isTransient } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { logAndRethrow } from '../../lib/log-and-rethrow.ts';
import { advancePractice, advanceProgress } from './device/figures-after-answer.ts';
import { storePictures } from './device/picture-storage.ts';
import { listReviews, readDeck, readProgress, writeDeck, writeProgress } from './device/practice-storage.ts';
import { applyUnsent, type CardFilter, listDue, takeFitting } from './device/review-card.ts';
import { syncReviews } from './device/review-sync.ts';

/** The days of cards on the device, so that a student can practise without a connection. */
const AHEAD_DAYS = '3';

export type Deck = {
  practice: Practice;
  /** The cards of this practice, in their order. */
  cards: PracticeCard[];
  clockOffset: number;
  /** When the server sent the stored cards; null if these cards come from the server now. */
  storedAt: string | null;
};

export type PracticeFilter = CardFilter & { minutes?: string };

/** Sends unsent reviews first. Without a connection it returns what is stored on the device. */
export const practiceQuery = (student: string, filter: PracticeFilter) =>
  queryOptions({
    queryKey: ['practice', 'deck', student, filter],
    queryFn: ({ signal }) => loadDeck(student, filter, signal),
    // A reload would change the list while the student works on it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { personal: true },
  });

async function loadDeck(student: string, filter: PracticeFilter, signal: AbortSignal): Promise<Deck> {
  await syncReviews(student);
  const sentAt = Date.now();
  try {
    const query = { ...filter, aheadDays: AHEAD_DAYS };
    const response = await call(getPractice, { query }, { signal });
    const practice = applyUnsent(response, await listReviews(student));
    const clockOffset = Date.parse(response.now) - (sentAt + Date.now()) / 2;
    if (Object.keys(filter).length === 0) await storeDeck(student, { practice, clockOffset });
    return { practice, cards: practice.cards, clockOffset, storedAt: null };
  } catch (error) {
    const deck = isTransient(error) && !signal.aborted ? await readStoredDeck(student, filter) : null;
    return deck ?? logAndRethrow('Failed to fetch the questions to practise')(error);
  }
}

async function storeDeck(student: string, deck: Pick<Deck, 'practice' | 'clockOffset'>): Promise<void> {
  await writeDeck(student, deck);
  const { cards, upcoming } = deck.practice;
  const pictures = [...cards, ...upcoming].flatMap(({ questionImage }) => questionImage ?? []);
  // runs on while the student practises
  void storePictures(pictures);
}

async function readStoredDeck(student: string, { minutes, ...filter }: PracticeFilter): Promise<Deck | null> {
  const stored = await readDeck(student);
  if (!stored) return null;
  const { clockOffset } = stored;
  const now = new Date(Date.now() + clockOffset);
  const all = advancePractice(stored.practice, now);
  const matching = listDue(all, filter, now);
  const isFiltered = Object.keys(filter).length > 0;
  const practice = isFiltered ? { ...all, due: matching.length } : all;
  return { practice, cards: takeFitting(practice, matching, minutes), clockOffset, storedAt: practice.now };
}

/** Without a connection it returns what is stored on the device. */
export const progressQuery = (student: string) =>
  queryOptions({
    queryKey: ['practice', 'progress', student],
    queryFn: ({ signal }) => loadProgress(student, signal),
    staleTime: 0,
    retry: false,
    meta: { personal: true },
  });

async function loadProgress(student: string, signal: AbortSignal): Promise<PracticeProgress> {
  try {
    const progress = await call(getPracticeProgress, {}, { signal });
    await writeProgress(student, progress);
    return progress;
  } catch (error) {
    const stored = isTransient(error) && !signal.aborted ? await readProgress(student) : undefined;
    if (!stored) return logAndRethrow('Failed to fetch the progress of practice')(error);
    const { clockOffset = 0 } = (await readDeck(student)) ?? {};
    return advanceProgress(stored, new Date(Date.now() + clockOffset));
  }
}

export function useSetSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof setPracticeSettings>['body']) =>
      call(setPracticeSettings, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['practice'] }),
  });
}
