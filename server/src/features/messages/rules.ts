import { MAX_SCHEDULE_DAYS } from '@sikhya/contract/messages.ts';

const DAY_MS = 86_400_000;

type Content = {
  audience: 'all' | 'course' | 'student';
  courseId: string | null;
  studentId: string | null;
  title: string;
  text: string;
};

type MissingPart = 'course' | 'student' | 'title' | 'text';

/** The first thing that a message lacks in order to be sent; null if it is complete. The Odia version is optional. */
export function findMissingPart({ audience, courseId, studentId, title, text }: Content): MissingPart | null {
  if (audience === 'course' && courseId === null) return 'course';
  if (audience === 'student' && studentId === null) return 'student';
  if (title === '') return 'title';
  return text === '' ? 'text' : null;
}

/** The editor saves a draft every few seconds. Saves without a longer pause are recorded once. */
const EDIT_PAUSE_MS = 10 * 60_000;

/** Whether a save belongs in the activity log. Every change of a scheduled message does. */
export function isNewEdit({ state, updatedAt }: { state: string; updatedAt: Date }, now: Date): boolean {
  return state === 'scheduled' || now.getTime() - updatedAt.getTime() > EDIT_PAUSE_MS;
}

export function canBeScheduledAt(sendAt: Date, now: Date): boolean {
  const ahead = sendAt.getTime() - now.getTime();
  return ahead > 0 && ahead <= MAX_SCHEDULE_DAYS * DAY_MS;
}
