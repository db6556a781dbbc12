import type { Db } from '../../database/database.ts';
import { type Cell, CSV_START, csvLine } from './csv.ts';
import * as queries from './queries.ts';

/** Exports show Indian time. */
const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

export async function* writeStudentsCsv(db: Db, words: string[]): AsyncGenerator<string> {
  yield fileStart([
    'Name',
    'E-mail',
    'Joined',
    'Enrolled courses',
    'Latest course',
    'Blocked since',
    'Latest course in Odia',
  ]);
  for await (const batch of queries.readStudentBatches(db, words)) {
    yield lines(batch, (student) => [
      student.name,
      student.email,
      timeFormat.format(student.createdAt),
      student.totalEnrolments,
      student.latestCourse?.title ?? '',
      student.blockedAt ? timeFormat.format(student.blockedAt) : '',
      student.latestCourse?.odiaTitle ?? '',
    ]);
  }
}

/** Writes the results of one course, or of all courses. */
export async function* writeResultsCsv(db: Db, courseId: string | undefined): AsyncGenerator<string> {
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
    'Course in Odia',
    'Chapter in Odia',
  ]);
  const batches = courseId ? queries.readCourseResultBatches(db, courseId) : queries.readResultBatches(db);
  for await (const batch of batches) {
    yield lines(batch, (result) => [
      result.name,
      result.email,
      result.courseTitle,
      result.chapterTitle,
      result.score,
      result.correctAnswers,
      result.totalQuestions,
      result.timeSpentSeconds,
      timeFormat.format(result.completedAt),
      result.odiaTitles.courseTitle ?? '',
      result.odiaTitles.chapterTitle ?? '',
    ]);
  }
}

const fileStart = (columns: string[]) => CSV_START + csvLine(columns);

const lines = <Row>(batch: Row[], toCells: (row: Row) => Cell[]) =>
  batch.map((row) => csvLine(toCells(row))).join('');
