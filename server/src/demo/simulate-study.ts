import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { handInTest, startTest } from '../features/mock-test/service.ts';
import { reportStudy } from '../features/study/service.ts';
import type { DemoParts } from './demo.ts';

export type DemoStudent = {
  name: string;
  email: string;
  joinedDaysAgo: number;
  /** The probability that an answer is right. */
  ability: number;
  testsAWeek: number;
  /** Counted from 1, in the order of their folders. */
  courses: number[];
};

type Caller = Parameters<typeof reportStudy>[1];
type Learner = DemoStudent & { id: string; joined: Date };
type Chapter = CourseTree['subjects'][number]['chapters'][number];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Half past six in the evening in India, in UTC. */
const EVENING_MS = 13 * 60 * MINUTE_MS;
/** Leaves out evenings that would end in the future. */
const LONGEST_EVENING_MS = 90 * MINUTE_MS;

/** Lets a student study one chapter per evening, from the day of joining until yesterday. */
export async function simulateStudy(
  parts: DemoParts,
  learner: Learner,
  courses: CourseTree[],
): Promise<void> {
  const chapters = courses.flatMap((course) =>
    course.subjects.flatMap(({ chapters }) => chapters.map((chapter) => ({ course, chapter }))),
  );
  if (chapters.length === 0) return;
  const chance = createRandom(learner.email);
  const pause = 7 / learner.testsAWeek;
  for (let day = 1, turn = 0; day < learner.joinedDaysAgo; day += pause * (0.6 + chance() * 0.8), turn += 1) {
    const evening = toEvening(new Date(learner.joined.getTime() + day * DAY_MS), chance);
    if (evening.getTime() + LONGEST_EVENING_MS > parts.now.getTime()) return;
    // A quarter of the evenings repeat an earlier chapter.
    const index = chance() < 0.25 ? Math.floor(chance() * (turn + 1)) : turn;
    const { course, chapter } = chapters[index % chapters.length]!;
    await studyOnce(parts, learner, { course, chapter, evening, chance });
  }
}

type Evening = { course: CourseTree; chapter: Chapter; evening: Date; chance: () => number };

async function studyOnce(
  { db }: DemoParts,
  { id, ability }: Learner,
  { course, chapter, evening, chance }: Evening,
): Promise<void> {
  const student: Caller = { role: 'student', personId: id, sessionId: '' };
  const where = { courseId: course._id, chapterId: chapter._id };
  const minutes = 6 + Math.floor(chance() * 30);
  const read = new Date(evening.getTime() + minutes * MINUTE_MS);
  await reportStudy(db, student, where, evening);
  await reportStudy(db, student, { ...where, minutes }, read);
  if (chapter.questions.length === 0) return;
  const { attempt } = await startTest(db, student, where, read);
  const answers = chapter.questions.map(({ _id, correctAnswer, options }) => ({
    questionId: _id,
    // By its text, because a retake shuffles the options.
    selectedAnswer: options[chance() < ability ? correctAnswer : Math.floor(chance() * options.length)],
  }));
  const seconds = chapter.questions.length * (25 + chance() * 50);
  await handInTest(
    db,
    student,
    { ...where, attemptId: attempt.attemptId, answers },
    new Date(read.getTime() + seconds * 1000),
  );
}

function toEvening(day: Date, chance: () => number): Date {
  const midnight = Math.floor(day.getTime() / DAY_MS) * DAY_MS;
  return new Date(midnight + EVENING_MS + Math.floor(chance() * 150) * MINUTE_MS);
}

/** Returns a random number generator with this seed, so that every start creates the same data. */
function createRandom(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
