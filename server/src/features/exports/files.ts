import type { Db } from '../../database/database.ts';
import { type Cell, CSV_START, csvLine } from './csv.ts';
import * as queries from './queries.ts';

/** The days and times of an export are those of India. */
const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

export async function* studentsFile(db: Db, words: string[]): AsyncGenerator<string> {
  yield fileStart(['Name', 'E-mail', 'Joined', 'Enrolled courses', 'Latest course', 'Blocked since']);
  for await (const lot of queries.eachStudent(db, words)) {
    yield lines(lot, (student) => [
      student.name,
      student.email,
      moment.format(student.createdAt),
      student.totalEnrolments,
      student.latestCourse ?? '',
      student.blockedAt ? moment.format(student.blockedAt) : '',
    ]);
  }
}

/** Of one course, or of all. */
export async function* resultsFile(db: Db, courseId: string | undefined): AsyncGenerator<string> {
  yield fileStart([
    'Student',
    'E-mail',
    'Course',
    'Chapter',
    'Score (%)',
    'Correct',
    'Questions',
    'Seconds',
    'Completed',
  ]);
  const lots = courseId ? queries.eachResultOfCourse(db, courseId) : queries.eachResult(db);
  for await (const lot of lots) {
    yield lines(lot, (result) => [
      result.name,
      result.email,
      result.courseTitle,
      result.chapterTitle,
      result.score,
      result.correctAnswers,
      result.totalQuestions,
      result.timeSpentSeconds,
      moment.format(result.completedAt),
    ]);
  }
}

const fileStart = (columns: string[]) => CSV_START + csvLine(columns);

const lines = <Row>(lot: Row[], cellsOf: (row: Row) => Cell[]) =>
  lot.map((row) => csvLine(cellsOf(row))).join('');
