import type { ActivityFilters } from '@sikhya/contract/activity.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { toMarks } from '@sikhya/contract/marks.ts';
import type { SubscriberFilters } from '@sikhya/contract/newsletter.ts';
import type { Db } from '../../database/database.ts';
import { readResultBatches } from '../exams/service.ts';
import { readSubscriberBatches } from '../newsletter/service.ts';
import { readOrderBatches } from '../orders/service.ts';
import { type Cell, CSV_START, csvLine } from './csv.ts';
import * as queries from './queries.ts';
import {
  activityColumns,
  examResultColumns,
  newsletterColumns,
  orderColumns,
  resultColumns,
  studentColumns,
} from './texts.ts';

/** Exports show Indian time. */
const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

export async function* writeStudentsCsv(db: Db, words: string[], locale: Locale): AsyncGenerator<string> {
  yield fileStart(getTexts(studentColumns, locale), [
    'name',
    'email',
    'joined',
    'enrolledCourses',
    'latestCourse',
    'blockedSince',
    'odiaLatestCourse',
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
export async function* writeResultsCsv(
  db: Db,
  courseId: string | undefined,
  locale: Locale,
): AsyncGenerator<string> {
  yield fileStart(getTexts(resultColumns, locale), [
    'student',
    'email',
    'course',
    'chapter',
    'score',
    'correct',
    'questions',
    'seconds',
    'completed',
    'odiaCourse',
    'odiaChapter',
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

export async function* writeOrdersCsv(
  db: Db,
  filters: Parameters<typeof readOrderBatches>[1],
  locale: Locale,
): AsyncGenerator<string> {
  yield fileStart(getTexts(orderColumns, locale), [
    'number',
    'created',
    'paid',
    'student',
    'email',
    'item',
    'price',
    'discount',
    'amount',
    'refunded',
    'coupon',
    'status',
    'receipt',
    'odiaItem',
  ]);
  for await (const batch of readOrderBatches(db, filters)) {
    yield lines(batch, (order) => [
      order.number,
      timeFormat.format(new Date(order.createdAt)),
      order.paidAt ? timeFormat.format(new Date(order.paidAt)) : '',
      order.student.name,
      order.student.email,
      order.title,
      order.price,
      order.discount,
      order.amount,
      order.refundedAmount,
      order.coupon ?? '',
      order.status,
      order.receiptNumber ?? '',
      order.odiaTitles.title ?? '',
    ]);
  }
}

/** Writes all attempts at an exam, with a column for each section. */
export async function* writeExamResultsCsv(
  db: Db,
  examId: string,
  sections: readonly { title: string }[],
  locale: Locale,
): AsyncGenerator<string> {
  const headings = getTexts(examResultColumns, locale);
  yield CSV_START +
    csvLine([
      ...(['student', 'email', 'attempt', 'marks', 'percent'] as const).map((column) => headings[column]),
      ...sections.map(({ title }, index) => title || headings.section({ number: index + 1 })),
      ...(['seconds', 'leftPage', 'completed'] as const).map((column) => headings[column]),
    ]);
  for await (const batch of readResultBatches(db, examId)) {
    yield lines(batch, (result) => [
      result.name,
      result.email,
      result.attemptNumber ?? 1,
      toMarks(result.marks ?? 0),
      result.percent,
      ...sections.map((_, index) => toMarks(result.sectionMarks?.[index] ?? 0)),
      result.timeSpentSeconds,
      result.leftPage,
      timeFormat.format(result.completedAt),
    ]);
  }
}

export async function* writeNewsletterCsv(
  db: Db,
  filters: SubscriberFilters,
  locale: Locale,
): AsyncGenerator<string> {
  const t = getTexts(newsletterColumns, locale);
  yield fileStart(t, ['email', 'language', 'state', 'since', 'created']);
  for await (const batch of readSubscriberBatches(db, filters)) {
    yield lines(batch, ({ email, language, state, since, createdAt }) => [
      email,
      language,
      t[state],
      timeFormat.format(since),
      timeFormat.format(createdAt),
    ]);
  }
}

/** Writes the entries of the audit log that match, the newest first. */
export async function* writeActivityCsv(
  db: Db,
  filters: ActivityFilters,
  locale: Locale,
): AsyncGenerator<string> {
  yield fileStart(getTexts(activityColumns, locale), [
    'time',
    'person',
    'action',
    'course',
    'student',
    'details',
    'address',
  ]);
  for await (const batch of queries.readActivityBatches(db, filters)) {
    yield lines(batch, (entry) => [
      timeFormat.format(entry.at),
      entry.actor,
      entry.action,
      entry.courseTitle ?? '',
      entry.studentName ?? '',
      describeDetails(entry.details),
      entry.address,
    ]);
  }
}

const describeDetails = (details: Record<string, string | number>) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

const fileStart = <Key extends string>(headings: Record<Key, string>, columns: NoInfer<Key>[]) =>
  CSV_START + csvLine(columns.map((column) => headings[column]));

const lines = <Row>(batch: Row[], toCells: (row: Row) => Cell[]) =>
  batch.map((row) => csvLine(toCells(row))).join('');
