import { createHash, randomInt } from 'node:crypto';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type * as contract from '@sikhya/contract/exam-preview.ts';
import { PREVIEW_SEED_LIMIT } from '@sikhya/contract/exam-preview.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import * as attempts from '../attempts/service.ts';
import { countQuestions, type ExamContent, listPositionedQuestions, toPaper } from './content.ts';
import * as queries from './queries.ts';
import { createNotFoundError, readContent } from './read-exam.ts';
import { type ExamPaper, toResultWithReview } from './result-service.ts';
import { getAttemptTimes } from './rules.ts';

import { texts } from './texts.ts';
import { readVersion } from './versions.ts';

/** An exam as a student will see it. It is graded, and nothing is stored. */

const PREVIEW_ID = 'preview';

/** Without a version, the exam as it was last saved. */
type Params = { examId: string; version?: string | undefined };

/** The order of one student. It follows from the seed, because nothing of a preview is stored. */
function createOrder({ questions, rules }: ExamPaper, seed: number): attempts.Order {
  let count = 0;
  return attempts.createSectionOrder(questions, rules, (limit) => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE(0) % limit;
  });
}

async function readPreview(db: Db, { examId, version }: Params) {
  const row = isId(examId) ? await queries.findExam(db, examId) : undefined;
  if (!row) throw createNotFoundError();
  const saved = version === undefined ? await readContent(row) : await readVersion(db, examId, version);
  const content = { ...saved, sections: saved.sections.filter(({ questions }) => questions.length > 0) };
  const { questions, rules } = toPaper(content);
  return { content, paper: { id: PREVIEW_ID, testId: examId, questions, rules, correctionNumber: 0 } };
}

export async function previewExam(
  db: Db,
  params: Params,
  now: Date,
): Promise<EndpointResponse<typeof contract.previewExam>> {
  const { content, paper } = await readPreview(db, params);
  const seed = randomInt(PREVIEW_SEED_LIMIT);
  const order = createOrder(paper, seed);
  const { examId } = params;
  const { title, odia, instructions } = content;
  const { rules } = paper;
  const { deadline, sectionEnds } = getAttemptTimes(
    rules,
    { closesAt: null },
    { startedAt: now, extraMinutesPerHour: 0 },
  );
  return {
    exam: {
      _id: examId,
      title,
      odia,
      instructions,
      rules,
      status: 'open',
      totalQuestions: countQuestions(content),
      minutes: rules.minutes,
      opensAt: null,
      closesAt: null,
      lastEntryAt: null,
      releaseAt: null,
      isCancelled: false,
      attempts: { used: 0, allowed: content.attempts },
      openAttempt: null,
      result: null,
    },
    attempt: {
      attemptId: PREVIEW_ID,
      examId,
      title,
      odiaTitle: odia?.title ?? null,
      startedAt: now.toISOString(),
      deadline: deadline.toISOString(),
      sectionEnds: sectionEnds?.map((end) => end.toISOString()) ?? null,
      questions: attempts.toStudentQuestions(paper, order),
      answers: paper.questions.map(() => null),
      marks: paper.questions.map(() => null),
      saveNumber: 0,
      seconds: null,
      rules,
    },
    seed,
  };
}

export async function gradeExamPreview(
  db: Db,
  params: Params,
  sent: EndpointRequest<typeof contract.gradeExamPreview>['body'],
  now: Date,
): Promise<EndpointResponse<typeof contract.gradeExamPreview>> {
  const { content, paper } = await readPreview(db, params);
  if (paper.questions.length === 0) throw new AppError('invalid', message(texts.noQuestions));
  const row = gradePaper(content, paper, sent, { examId: params.examId, now });
  const facts = new Map(
    listPositionedQuestions(content).map(({ _id, tags }) => [_id, { tags, medianSeconds: null }]),
  );
  const { result, review } = toResultWithReview(row, paper, {
    counts: new Map(),
    facts,
    cutOffs: content.cutOffs,
    scoreChanges: [],
  });
  return { result, review, releaseAt: null };
}

/** The result as it would be stored for a student who started that number of seconds ago. */
function gradePaper(
  { title, odia }: ExamContent,
  paper: ExamPaper,
  { answers, timeSpent, seed }: EndpointRequest<typeof contract.gradeExamPreview>['body'],
  { examId, now }: { examId: string; now: Date },
): attempts.ResultRow {
  const order = seed === undefined ? attempts.PAPER_ORDER : createOrder(paper, seed);
  const seconds = Math.min(Math.max(timeSpent ?? 0, 0), paper.rules.minutes * 60);
  const attempt = {
    startedAt: new Date(now.getTime() - seconds * 1000),
    deadline: now,
    answers: paper.questions.map(() => attempts.NO_ANSWER),
    shownLanguages: null,
    questionSeconds: null,
    sectionEnds: null,
    ...order,
  };
  return {
    ...attempts.gradeAttempt(paper, attempt, answers, now),
    id: PREVIEW_ID,
    attemptId: PREVIEW_ID,
    paperId: PREVIEW_ID,
    testId: examId,
    courseId: null,
    courseTitle: '',
    chapterTitle: title,
    odiaTitles: { courseTitle: null, chapterTitle: odia?.title ?? null },
    attemptNumber: 1,
    takenOffline: false,
    ...order,
  };
}
