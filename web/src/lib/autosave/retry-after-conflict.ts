import { ApiError } from '../api-error.ts';

/**
 * Saves, and once more after a conflict if `adopt` resolves to true: then only the state of what is edited has changed,
 * for example because the response to its publishing was lost.
 */
export async function retryAfterConflict<Result>(
  save: () => Promise<Result>,
  adopt: () => Promise<boolean>,
): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict' || !(await adopt())) throw error;
    return save();
  }
}
