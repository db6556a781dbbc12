import { courseInBin } from '@sikhya/contract/publishing.ts';
import { useState } from 'react';
import { ApiError, isNotFound } from '../../../../lib/api-error.ts';

/** The course was deleted by somebody else since it was opened. */
export type DeletedCourse = {
  /** Whether it is in the bin and this admin may take it out. */
  canRestore: boolean;
  /** Whether the course was to be published. */
  isPublishing: boolean;
  isShown: boolean;
};

export type DeletedCourseState = {
  deleted: DeletedCourse | null;
  /** Returns whether a save failed because the course was deleted. The dialog then asks what to do. */
  detect: (error: unknown, isPublishing: boolean) => boolean;
  forget: () => void;
  hide: () => void;
};

/** Handles a save of a course that no longer exists for the server. */
export function useDeletedCourse(): DeletedCourseState {
  const [deleted, setDeleted] = useState<DeletedCourse | null>(null);
  return {
    deleted,
    detect: (error, isPublishing) => {
      if (!isNotFound(error)) return false;
      setDeleted({ canRestore: isRestorable(error), isPublishing, isShown: true });
      return true;
    },
    forget: () => setDeleted(null),
    hide: () => setDeleted((shown) => shown && { ...shown, isShown: false }),
  };
}

/** Whether a call failed because the course is in the bin, and this admin may take it out. */
export function isRestorable(error: unknown): boolean {
  const { inBin } = ((error instanceof ApiError && error.body) || {}) as { inBin?: unknown };
  const parsed = courseInBin.safeParse(inBin);
  return parsed.success && parsed.data.canRestore;
}
