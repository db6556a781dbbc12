import { OPTIONS_PER_QUESTION } from '@sikhya/contract/constants.ts';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { batchByRow } from '../../../database/batch-by-row.ts';
import { prepared } from '../../../database/prepared.ts';
import { attempts, results } from '../../../database/tables/learning.ts';
import { valuesRows } from '../../../database/values-rows.ts';
import { countMarks } from '../result-queries.ts';
import type { GradedAttempt } from '../rules.ts';
import { isOpen } from './attempt-queries.ts';
import { UNCHANGED_OPTION } from './changes.ts';

/** Saves and hand-ins that arrive at the same time are written by one statement. */

const save = valuesRows('save', {
  id: 'uuid',
  studentId: 'uuid',
  saveNumber: 'int',
  questions: 'text',
  options: 'text',
  languages: 'text',
  marks: 'text',
  seconds: 'text',
  oldestDeadline: 'timestamptz',
  now: 'timestamptz',
  deviceId: 'text',
});

const UNCHANGED = sql.raw(String(UNCHANGED_OPTION));

/** The position in the paper, counted from 1, of a question at a position on the screen. */
const paperQuestion = sql`coalesce(attempts.question_order[shown.question] + 1, shown.question)`;

/** The position in the paper of an option on the screen: a digit of the number in `option_orders`. */
const paperOption = sql`case when shown.option < 0 then shown.option else coalesce(
  nullif(substr(attempts.option_orders[${paperQuestion}]::text, shown.option + 2, 1), '')::smallint, shown.option) end`;

/** Whether the time of the section runs, for all questions of the save. `section_ends` counts from 1. */
const areSectionsOpen = sql`not exists (
  select from unnest(${save.field.questions}::int[]) as changed (question),
    lateral (select width_bucket(changed.question, attempts.section_starts::int[])) as section (number)
  where attempts.section_ends[section.number] < ${save.field.oldestDeadline}
    or attempts.section_ends[section.number - 1] > ${save.field.now})`;

/** Updates only open attempts before the end of their grace period, if the save is newer and all questions exist. */
const saveStatement = prepared('save_answers', (db) =>
  db
    .update(attempts)
    .set({
      saveNumber: save.field.saveNumber,
      savedAt: save.field.now,
      answers: sql`(
        select array_agg(coalesce(nullif(change.option, ${UNCHANGED}), old.option) order by old.question)
        from unnest(attempts.answers) with ordinality as old (option, question)
        left join (
          select ${paperQuestion} as question, ${paperOption} as option
          from unnest(${save.field.questions}::int[], ${save.field.options}::smallint[]) as shown (question, option)
        ) as change on change.question = old.question)`,
      shownLanguages: sql`case when ${save.field.languages} = '{}' then attempts.shown_languages
        else coalesce(attempts.shown_languages, '{}') || ${save.field.languages}::jsonb end`,
      questionMarks: sql`case when ${save.field.marks} = '{}' then attempts.question_marks
        else coalesce(attempts.question_marks, '{}') || ${save.field.marks}::jsonb end`,
      questionSeconds: sql`case when ${save.field.seconds} = '{}' then attempts.question_seconds else (
        select array_agg(greatest(coalesce(old.seconds, 0), change.seconds) order by old.question)
        from unnest(attempts.answers, attempts.question_seconds) with ordinality as old (option, seconds, question)
        left join (
          select ${paperQuestion} as question, shown.seconds
          from unnest(${save.field.questions}::int[], ${save.field.seconds}::smallint[]) as shown (question, seconds)
        ) as change on change.question = old.question) end`,
    })
    .from(save.from)
    .where(
      and(
        eq(attempts.id, save.field.id),
        eq(attempts.studentId, save.field.studentId),
        isOpen,
        lt(attempts.saveNumber, save.field.saveNumber),
        gte(attempts.deadline, save.field.oldestDeadline),
        sql`cardinality(${attempts.answers}) >= all (${save.field.questions}::int[])`,
        // the questions of chapters have four options, and only exams may have more
        sql`(attempts.course_id is null or ${OPTIONS_PER_QUESTION} > all (${save.field.options}::smallint[]))`,
        sql`(attempts.device_id is null or attempts.device_id = ${save.field.deviceId})`,
        sql`(attempts.section_ends is null or ${areSectionsOpen})`,
      ),
    )
    .returning({
      id: attempts.id,
      saveNumber: attempts.saveNumber,
      deadline: attempts.deadline,
      sectionEnds: attempts.sectionEnds,
      answers: attempts.answers,
      shownLanguages: attempts.shownLanguages,
      questionMarks: attempts.questionMarks,
      questionSeconds: attempts.questionSeconds,
    }),
);

export type Save = {
  /** The id of the attempt. */
  id: string;
  studentId: string;
  saveNumber: number;
  /** Positions on the screen, counted from 1. */
  questions: number[];
  /** For each of the questions, the option's position on the screen, NO_ANSWER or UNCHANGED_OPTION. */
  options: number[];
  /** The changed languages as JSON, by the position on the screen, counted from 0. */
  languages: string;
  /** The changed marks of questions, in the same form. */
  marks: string;
  /** For each of the questions, how long it was on the screen; empty if the save has no times. */
  seconds: number[];
  oldestDeadline: Date;
  now: Date;
  deviceId: string | null;
};

/** Returns undefined if the save was rejected. */
export const storeSave = batchByRow((db, saves: Save[]) =>
  saveStatement(db).execute(save.values(saves.map((item) => ({ ...item, deviceId: item.deviceId ?? '' })))),
);

const handIn = valuesRows('hand_in', {
  id: 'uuid',
  testId: 'uuid',
  correctionNumber: 'int',
  saveNumber: 'int',
  deadline: 'timestamptz',
  deviceId: 'text',
  handedInAt: 'timestamptz',
  resultId: 'uuid',
  score: 'smallint',
  correctAnswers: 'int',
  totalQuestions: 'int',
  timeSpentSeconds: 'int',
  answers: 'text',
  shownLanguages: 'text',
  completedAt: 'timestamptz',
  marks: 'text',
  sectionMarks: 'text',
  questionSeconds: 'text',
});

/**
 * Hands in the attempt and inserts its result, unless it was handed in before, has a newer save, was given more time, was
 * taken over by another device, or its test has a correction that it was not graded with. The tests stay locked against
 * corrections until the results are stored, so that a regrade finds every result of before. With an exam in the batch, it
 * also counts the marks of first attempts.
 */
const handInStatement = prepared('hand_in_attempts', (db, hasExam: boolean) => {
  const { field } = handIn;
  const locked = db.$with('locked', {}).as(sql`
    select tests.id, tests.correction_number from tests
    where tests.id in (select ${field.testId} from ${handIn.from}) order by tests.id for share`);
  const handedIn = db.$with('handed_in').as(
    db
      .update(attempts)
      .set({
        handedInAt: field.handedInAt,
        shownLanguages: sql`nullif(${field.shownLanguages}, '')::jsonb`,
      })
      .from(handIn.from)
      .where(
        and(
          eq(attempts.id, field.id),
          eq(attempts.saveNumber, field.saveNumber),
          sql`date_trunc('milliseconds', ${attempts.deadline}) = ${field.deadline}`,
          sql`coalesce(${attempts.deviceId}, '') = ${field.deviceId}`,
          sql`exists (select from locked where locked.id = ${field.testId}
            and locked.correction_number = ${field.correctionNumber})`,
          isOpen,
        ),
      )
      .returning({
        id: sql`${field.resultId}`.as('result_id'),
        studentId: attempts.studentId,
        attemptId: attempts.id,
        paperId: attempts.paperId,
        testId: attempts.testId,
        courseId: attempts.courseId,
        score: sql`${field.score}`.as('score'),
        correctAnswers: sql`${field.correctAnswers}`.as('correct_answers'),
        totalQuestions: sql`${field.totalQuestions}`.as('total_questions'),
        timeSpentSeconds: sql`${field.timeSpentSeconds}`.as('time_spent_seconds'),
        answers: sql`${field.answers}::smallint[]`.as('chosen'),
        completedAt: sql`${field.completedAt}`.as('completed_at'),
        marks: sql`nullif(${field.marks}, '')::int`.as('marks'),
        sectionMarks: sql`nullif(${field.sectionMarks}, '')::int[]`.as('section_marks'),
        attemptNumber: attempts.attemptNumber,
        questionSeconds: sql`nullif(${field.questionSeconds}, '')::smallint[]`.as('seconds'),
        takenOffline: sql`false`.as('taken_offline'),
      }),
  );
  const stored = db.$with('stored').as(
    db
      .insert(results)
      .select((query) => query.select().from(handedIn))
      .returning({
        attemptId: results.attemptId,
        testId: results.testId,
        marks: results.marks,
        sectionMarks: results.sectionMarks,
        attemptNumber: results.attemptNumber,
      }),
  );
  const counted = db.$with('counted', {}).as(countMarks(sql`stored`));
  return db
    .with(locked, handedIn, stored, ...(hasExam ? [counted] : []))
    .select({ id: sql<string>`attempt_id` })
    .from(stored);
});

export type HandIn = GradedAttempt & {
  /** The id of the attempt. */
  id: string;
  saveNumber: number;
  /** As the attempt was graded with. */
  deadline: Date;
  /** As the attempt was read; null if it belongs to no device. */
  deviceId: string | null;
  handedInAt: Date;
  resultId: string;
};

/** Returns undefined if the hand-in was rejected. */
export const storeHandIn = batchByRow((db, handIns: HandIn[]) =>
  handInStatement(
    db,
    handIns.some(({ marks }) => marks !== null),
  ).execute(
    handIn.values(
      handIns.map((item) => ({
        ...item,
        deviceId: item.deviceId ?? '',
        shownLanguages: item.shownLanguages ? JSON.stringify(item.shownLanguages) : '',
        marks: item.marks ?? '',
        sectionMarks: item.sectionMarks ?? '',
        questionSeconds: item.questionSeconds ?? '',
      })),
    ),
  ),
);
