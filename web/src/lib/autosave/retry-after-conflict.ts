import { ApiError } from '../api-error.ts';

/**
 * Saves. After a conflict, `adopt` loads the version of the server and resolves to whether its content is the same as at
 * the last save. Only then the form is saved once more: the conflict came from something else, such as a publishing whose
 * response was lost.
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
