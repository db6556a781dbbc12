import { STUDY } from '@sikhya/contract/constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { courseProgressQuery } from '../api.ts';
import { getReportQueue, type StudyResponse } from './report-queue.ts';
import { trackStudyTime } from './track-study-time.ts';

type StudyTime = {
  courseId: string;
  /** Undefined while no chapter is open. */
  chapterId: string | undefined;
  student: string;
  /** Called when a report has completed a chapter or the whole course. */
  onComplete: (completed: 'chapter' | 'course') => void;
};

/** Reports that a chapter was opened, and how long it was studied while it is on the screen. */
export function useStudyTime({ courseId, chapterId, student, onComplete }: StudyTime): void {
  const client = useQueryClient();
  const queue = getReportQueue(student);
  const onResponse = useEffectEvent((reportedCourseId: string, response: StudyResponse) => {
    client.setQueryData(courseProgressQuery(reportedCourseId).queryKey, response.progress);
    if (response.completedCourse) onComplete('course');
    else if (response.completedChapter) onComplete('chapter');
  });
  // There is no clean-up, because the last minutes are reported when the screen is left.
  useEffect(() => queue.setListener(onResponse), [queue]);

  useEffect(() => {
    if (chapterId === undefined) return;
    queue.send({ courseId, chapterId, minutes: 0 });
    const refetchTimer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: courseProgressQuery(courseId).queryKey });
    }, STUDY.refreshAfterSelectMs);
    const stopTracking = trackStudyTime((minutes, keepalive) =>
      queue.send({ courseId, chapterId, minutes, keepalive }),
    );
    return () => {
      clearTimeout(refetchTimer);
      stopTracking();
    };
  }, [client, queue, courseId, chapterId]);
}
