import { useMutation } from '@tanstack/react-query';
import { type OpenTest, openAttempt } from '../keeping/open-attempt.ts';
import type { Place } from '../sheet/sheet.ts';

type Start = {
  student: string;
  place: Place;
  test: { courseId: string; chapterId: string };
  onOpen: (test: OpenTest) => void;
};

/** Starts the test, or goes on with the one that is under way. */
export function useStart({ student, place, test, onOpen }: Start) {
  return useMutation({
    mutationFn: () => openAttempt(student, place, test),
    onSuccess: onOpen,
  });
}
