import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { batchByRow } from '../../../database/batch-by-row.ts';
import { prepared } from '../../../database/prepared.ts';
import { attempts, results } from '../../../database/tables/learning.ts';
import { valuesRows } from '../../../database/values-rows.ts';
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
  oldestDeadline: 'timestamptz',
});

const UNCHANGED = sql.raw(String(UNCHANGED_OPTION));

/** The position in the paper, counted from 1, of a question at a position on the screen. */
const paperQuestion = sql`coalesce(attempts.question_order[shown.question] + 1, shown.question)`;

/** The position in the paper of an option on the screen: a digit of the number in `option_orders`. */
const paperOption = sql`case when shown.option < 0 then shown.option else coalesce(
  nullif(substr(attempts.option_orders[${paperQuestion}]::text, shown.option + 2, 1), '')::smallint, shown.option) end`;

/** Updates only open attempts before the end of their grace period, if the save is newer and all questions exist. */
const saveStatement = prepared('save_answers', (db) =>
  db
    .update(attempts)
    .set({
      saveNumber: save.field.saveNumber,
      answers: sql`(
        select array_agg(coalesce(nullif(change.option, ${UNCHANGED}), old.option) order by old.question)
        from unnest(attempts.answers) with ordinality as old (option, question)
        left join (
          select ${paperQuestion} as question, ${paperOption} as option
          from unnest(${save.field.questions}::int[], ${save.field.options}::smallint[]) as shown (question, option)
        ) as change on change.question = old.question)`,
      shownLanguages: sql`case when ${save.field.languages} = '{}' then attempts.shown_languages
        else coalesce(attempts.shown_languages, '{}') || ${save.field.languages}::jsonb end`,
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
      ),
    )
    .returning({
      id: attempts.id,
      saveNumber: attempts.saveNumber,
      deadline: attempts.deadline,
      answers: attempts.answers,
      shownLanguages: attempts.shownLanguages,
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
  oldestDeadline: Date;
};

/** Returns undefined if the save was rejected. */
export const storeSave = batchByRow((db, saves: Save[]) => saveStatement(db).execute(save.values(saves)));

const handIn = valuesRows('hand_in', {
  id: 'uuid',
  saveNumber: 'int',
  handedInAt: 'timestamptz',
  resultId: 'uuid',
  score: 'smallint',
  correctAnswers: 'int',
  totalQuestions: 'int',
  timeSpentSeconds: 'int',
  answers: 'text',
  shownLanguages: 'text',
  completedAt: 'timestamptz',
});

/** Hands in the attempt and inserts its result, unless it was handed in before or has a newer save. */
const handInStatement = prepared('hand_in_attempts', (db) => {
  const { field } = handIn;
  const handedIn = db.$with('handed_in').as(
    db
      .update(attempts)
      .set({
        handedInAt: field.handedInAt,
        shownLanguages: sql`nullif(${field.shownLanguages}, '')::jsonb`,
      })
      .from(handIn.from)
      .where(and(eq(attempts.id, field.id), eq(attempts.saveNumber, field.saveNumber), isOpen))
      .returning({
        id: sql`${field.resultId}`.as('result_id'),
        studentId: attempts.studentId,
        attemptId: attempts.id,
        paperId: attempts.paperId,
        chapterId: attempts.chapterId,
        courseId: attempts.courseId,
        score: sql`${field.score}`.as('score'),
        correctAnswers: sql`${field.correctAnswers}`.as('correct_answers'),
        totalQuestions: sql`${field.totalQuestions}`.as('total_questions'),
        timeSpentSeconds: sql`${field.timeSpentSeconds}`.as('time_spent_seconds'),
        answers: sql`${field.answers}::smallint[]`.as('chosen'),
        completedAt: sql`${field.completedAt}`.as('completed_at'),
      }),
  );
  return db
    .with(handedIn)
    .insert(results)
    .select((query) => query.select().from(handedIn))
    .returning({ id: sql<string>`attempt_id` });
});

export type HandIn = GradedAttempt & {
  /** The id of the attempt. */
  id: string;
  saveNumber: number;
  handedInAt: Date;
  resultId: string;
};

/** Returns undefined if the hand-in was rejected. */
export const storeHandIn = batchByRow((db, handIns: HandIn[]) =>
  handInStatement(db).execute(
    handIn.values(
      handIns.map((item) => ({
        ...item,
        shownLanguages: item.shownLanguages ? JSON.stringify(item.shownLanguages) : '',
      })),
    ),
  ),
);
