import type { OdiaQuestion } from '@sikhya/contract/odia-version.ts';
import { DIFFICULTY_LIMITS, type Difficulty } from '@sikhya/contract/question-bank.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, toLikePattern } from '../../database/database.ts';

/** A question of a course or of an exam; the columns of the other kind are null. */
export type BankRow = {
  id: string;
  question: string;
  imageId: string | null;
  options: string[];
  correctAnswer: number;
  explanation: string;
  odia: OdiaQuestion | null;
  tags: string[];
  originId: string | null;
  courseId: string | null;
  courseTitle: string | null;
  odiaCourseTitle: string | null;
  chapterId: string | null;
  chapterTitle: string | null;
  odiaChapterTitle: string | null;
  examId: string | null;
  examTitle: string | null;
  odiaExamTitle: string | null;
  results: number;
  shareRight: number | null;
  discrimination: number | null;
  exams: number;
};

/** Ids are checked before; empty texts filter nothing. */
export type BankFilter = {
  courseId: string;
  chapterId: string;
  examId: string;
  tag: string;
  /** Folded like the search columns. */
  searchKey: string;
  difficulty: Difficulty | 'any';
  use: 'any' | 'used' | 'never';
  /** Only questions with a lower id. */
  after: string;
};

const and = (conditions: (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );

/** The trigram index needs three letters; shorter words are compared row by row. */
function matchesSearch(column: SQL, searchKey: string): SQL | undefined {
  const words = searchKey.split(' ').filter((word) => word !== '');
  if (words.length === 0) return undefined;
  return and(words.map((word) => sql`${column} like ${toLikePattern(word)}`));
}

function hasDifficulty(share: SQL, difficulty: BankFilter['difficulty']): SQL | undefined {
  const { easyFrom, hardBelow } = DIFFICULTY_LIMITS;
  switch (difficulty) {
    case 'any':
      return undefined;
    case 'unknown':
      return sql`${share} is null`;
    case 'hard':
      return sql`${share} < ${hardBelow}`;
    case 'medium':
      return sql`${share} >= ${hardBelow} and ${share} < ${easyFrom}`;
    case 'easy':
      return sql`${share} >= ${easyFrom}`;
  }
}

const questionShare = sql`statistic.share_right`;

/** Questions of courses, except those in the bin. Only what is published has rows. */
function selectCourseQuestions(filter: BankFilter, table: SQL): SQL {
  const isUsed = sql`exists (select from exam_questions copy where copy.origin_id = question.id)`;
  const where = and([
    sql`course.deleted_at is null`,
    filter.courseId ? sql`course.id = ${filter.courseId}` : undefined,
    filter.chapterId ? sql`chapter.id = ${filter.chapterId}` : undefined,
    filter.after ? sql`question.id < ${filter.after}` : undefined,
    filter.use === 'used' ? isUsed : filter.use === 'never' ? sql`not ${isUsed}` : undefined,
    matchesSearch(sql`question.search_key`, filter.searchKey),
    hasDifficulty(questionShare, filter.difficulty),
  ]);
  return sql`
    select question.id, question.question, question.image_id as "imageId", question.options,
      question.correct_answer as "correctAnswer", question.explanation, question.odia, '{}'::text[] as tags,
      null::uuid as "originId", course.id as "courseId", course.title as "courseTitle",
      course.odia ->> 'title' as "odiaCourseTitle", chapter.id as "chapterId", chapter.title as "chapterTitle",
      chapter.odia ->> 'title' as "odiaChapterTitle", null::uuid as "examId", null as "examTitle",
      null as "odiaExamTitle", coalesce(statistic.results, 0) as results, ${questionShare} as "shareRight",
      statistic.discrimination,
      (select count(distinct copy.exam_id)::int from exam_questions copy where copy.origin_id = question.id) as exams
    from ${table} question
    join chapters chapter on chapter.id = question.chapter_id
    join courses course on course.id = chapter.course_id
    left join question_statistics statistic on statistic.question_id = question.id
    where ${where}`;
}

/** A copy without results of its own has the statistics of its origin. */
const copyShare = sql`coalesce(statistic.share_right, origin.share_right)`;

/** Questions of exams. A copy is left out while its origin is in the list, unless the exam itself is asked for. */
function selectExamQuestions(filter: BankFilter, table: SQL): SQL {
  const where = and([
    sql`exam.deleted_at is null and question.question <> ''`,
    filter.examId
      ? sql`exam.id = ${filter.examId}`
      : sql`not exists (select from questions where questions.id = question.origin_id)
        and not exists (select from exam_questions other where other.id = question.origin_id)`,
    filter.tag ? sql`question.tags @> array[${filter.tag}]::text[]` : undefined,
    filter.after ? sql`question.id < ${filter.after}` : undefined,
    matchesSearch(sql`question.search_key`, filter.searchKey),
    hasDifficulty(copyShare, filter.difficulty),
  ]);
  return sql`
    select question.id, question.question, question.image_id as "imageId", question.options,
      question.correct_answer as "correctAnswer", question.explanation, question.odia, question.tags,
      question.origin_id as "originId", null::uuid as "courseId", null as "courseTitle", null as "odiaCourseTitle",
      null::uuid as "chapterId", null as "chapterTitle", null as "odiaChapterTitle", exam.id as "examId",
      exam.title as "examTitle", exam.odia ->> 'title' as "odiaExamTitle",
      coalesce(statistic.results, origin.results, 0) as results, ${copyShare} as "shareRight",
      coalesce(statistic.discrimination, origin.discrimination) as discrimination,
      (select count(distinct copy.exam_id)::int from exam_questions copy
        where copy.id = question.id or copy.origin_id = coalesce(question.origin_id, question.id)) as exams
    from ${table} question
    join exams exam on exam.id = question.exam_id
    left join question_statistics statistic on statistic.question_id = question.id
    left join question_statistics origin on origin.question_id = question.origin_id
    where ${where}`;
}

/** Which of the two kinds can match at all. */
function selectKinds(filter: BankFilter, tables: { course: SQL; exam: SQL }): SQL[] {
  const isOfExam = filter.examId !== '' || filter.tag !== '';
  const isOfCourse = filter.courseId !== '' || filter.chapterId !== '' || filter.use === 'never';
  return [
    ...(isOfExam ? [] : [selectCourseQuestions(filter, tables.course)]),
    ...(isOfCourse ? [] : [selectExamQuestions(filter, tables.exam)]),
  ];
}

async function findIn(db: Db, kinds: SQL[], order: SQL, limit: number): Promise<BankRow[]> {
  if (kinds.length === 0) return [];
  // each kind is limited, so that both can be read along their index
  const limited = kinds.map((kind) => sql`(${kind} order by ${order} limit ${limit})`);
  const { rows } = await db.execute<BankRow>(
    sql`select * from (${sql.join(limited, sql` union all `)}) as bank order by ${order} limit ${limit}`,
  );
  return rows;
}

const NEWEST = sql`id desc`;

/** The newest questions are compared one by one before an index is used; see search-courses.ts. */
const SCANNED_QUESTIONS = 2000;

export async function findQuestions(db: Db, filter: BankFilter, limit: number): Promise<BankRow[]> {
  const isWide = [filter.courseId, filter.chapterId, filter.examId, filter.tag].every((text) => text === '');
  if (filter.searchKey !== '' && isWide) {
    const first = (table: SQL) =>
      sql`(select * from ${table} ${filter.after ? sql`where id < ${filter.after}` : sql``}
        order by id desc limit ${SCANNED_QUESTIONS})`;
    const tables = { course: first(sql`questions`), exam: first(sql`exam_questions`) };
    const found = await findIn(db, selectKinds(filter, tables), NEWEST, limit);
    if (found.length === limit) return found;
  }
  const tables = { course: sql`questions`, exam: sql`exam_questions` };
  return findIn(db, selectKinds(filter, tables), NEWEST, limit);
}

/** A random sample of what matches. Only for filters that name a course, chapter, exam or tag. */
export async function findRandomQuestions(db: Db, filter: BankFilter, limit: number): Promise<BankRow[]> {
  const tables = { course: sql`questions`, exam: sql`exam_questions` };
  const kinds = selectKinds(filter, tables);
  if (kinds.length === 0) return [];
  const { rows } = await db.execute<BankRow>(
    sql`select * from (${sql.join(kinds, sql` union all `)}) as bank order by random() limit ${limit}`,
  );
  return rows;
}

const MAX_TAGS = 500;

export async function findTags(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select distinct tag from exam_questions, unnest(tags) as tag order by tag limit ${MAX_TAGS}`);
  return rows.map(({ tag }) => tag);
}

export type TitleRow = { id: string; title: string; odiaTitle: string | null };

/** Many years of exams; it limits the size of the list. */
const MAX_EXAMS = 2000;

export async function findExams(db: Db): Promise<TitleRow[]> {
  const { rows } = await db.execute<TitleRow>(sql`
    select id, title, odia ->> 'title' as "odiaTitle" from exams
    where deleted_at is null order by created_at desc, id desc limit ${MAX_EXAMS}`);
  return rows;
}

export async function findChapters(db: Db, courseId: string): Promise<TitleRow[]> {
  const { rows } = await db.execute<TitleRow>(sql`
    select chapter.id, chapter.title, chapter.odia ->> 'title' as "odiaTitle"
    from chapters chapter join subjects subject on subject.id = chapter.subject_id
    where chapter.course_id = ${courseId}
    order by subject.position, chapter.position`);
  return rows;
}
