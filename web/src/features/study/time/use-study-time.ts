import { STUDY } from '@sikhya/contract/constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { courseProgressQuery } from '../api.ts';
import { ReportQueue, type StudyAnswer } from './report-queue.ts';
import { UnsentMinutes } from './unsent-minutes.ts';
import { watchStudy } from './watch-study.ts';

type StudyTime = {
  courseId: string;
  /** The open chapter; undefined while there is none. */
  chapterId: string | undefined;
  student: string;
  /** This very report completed a chapter, or with it the course. */
  onComplete: (what: 'chapter' | 'course') => void;
};

/** Reports that a chapter was opened and how long it was studied, for as long as it is on the screen. */
export function useStudyTime({ courseId, chapterId, student, onComplete }: StudyTime): void {
  const client = useQueryClient();
  const queue = useReportQueue(student, ({ courseId: reported }, answer) => {
    client.setQueryData(courseProgressQuery(reported).queryKey, answer.progress);
    if (answer.completedCourse) onComplete('course');
    else if (answer.completedChapter) onComplete('chapter');
  });

  useEffect(() => {
    if (chapterId === undefined) return;
    queue.send({ courseId, chapterId, minutes: 0 });
    const refresh = setTimeout(() => {
      void client.invalidateQueries({ queryKey: courseProgressQuery(courseId).queryKey });
    }, STUDY.refreshAfterSelectMs);
    const end = watchStudy((minutes, keepalive) => queue.send({ courseId, chapterId, minutes, keepalive }));
    return () => {
      clearTimeout(refresh);
      end();
    };
  }, [client, queue, courseId, chapterId]);

  useEffect(() => {
    const send = () => queue.sendUnsent();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [queue]);
}

function useReportQueue(student: string, onAnswer: (of: { courseId: string }, answer: StudyAnswer) => void) {
  const answer = useRef(onAnswer);
  answer.current = onAnswer;
  const made = useRef<{ student: string; queue: ReportQueue }>(undefined);
  if (made.current?.student !== student) {
    const unsent = new UnsentMinutes(student);
    made.current = {
      student,
      queue: new ReportQueue(unsent, (report, got) => answer.current(report, got)),
    };
  }
  return made.current.queue;
}
