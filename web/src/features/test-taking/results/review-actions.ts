import { createContext, type ReactNode, use } from 'react';

export type ReviewedReference = { questionId: string; resultId: string; number: number; hasOdia: boolean };

/** The actions that a screen offers below each reviewed question of a stored result, such as reporting it. */
export const ReviewActions = createContext<(reference: ReviewedReference) => ReactNode>(() => null);

export const useReviewActions = () => use(ReviewActions);
