import { isDeepStrictEqual } from 'node:util';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { toMarks } from '@sikhya/contract/marks.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import { hasPermission } from '@sikhya/contract/permissions.ts';
import type * as contract from '@sikhya/contract/report-cases.ts';
import type { CaseHead, CorrectionEffect, Decision, QuestionUse } from '@sikhya/contract/report-cases.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import * as attempts from '../attempts/service.ts';
import { type Actor, getActorName, recordAuditEntry } from '../audit/service.ts';
import { correctCourseQuestion } from '../authoring/service.ts';
import { getCourseOwner } from '../course-rights/service.ts';
import { correctExamQuestion } from '../exams/service.ts';
import { questionImageUrl } from '../files/service.ts';
import { notify } from '../notices/service.ts';
import { analyseQuestions, readResultAnswers } from '../question-bank/service.ts';
import * as queries from './case-queries.ts';
import { checkDecision, toDecision } from './decision-rules.ts';
import { openCase } from './queries.ts';
import { toReportedTest } from './service.ts';
import { texts } from './texts.ts';

/** Reported questions for admins. */

export async function listCases(
  db: Db,
  caller: Caller,
  { state, page, limit }: EndpointRequest<typeof contract.listReportCases>['query'],
): Promise<EndpointResponse<typeof contract.listReportCases>> {
  const filter = { state, authorId: getCourseOwner(caller) };
  const [rows, totalCases] = await Promise.all([
    queries.findCases(db, filter, { limit, offset: (page - 1) * limit }),
    queries.countCases(db, filter),
  ]);
  return {
    cases: rows.map(toHead),
    pagination: { currentPage: page, totalPages: totalPages(totalCases, limit), totalCases },
  };
}

function toHead(row: queries.CaseRow): CaseHead {
  return {
    _id: row.id,
    questionId: row.questionId,
    question: row.question?.question ?? '',
    odiaQuestion: row.question?.odia?.question ?? null,
    test: toReportedTest(row),
    reports: row.reports,
    kinds: row.kinds,
    reportedAt: row.reportedAt,
    hasNegativeDiscrimination: row.hasNegativeDiscrimination,
    hasOtherBestOption: row.hasOtherBestOption,
    decision: toCaseDecision(row),
  };
}

function toCaseDecision(row: queries.CaseRow): Decision | null {
  if (!row.decision || !row.decidedAt) return null;
  return {
    kind: row.decision,
    correctAnswers: row.correctAnswers ?? [],
    language: row.language,
    reason: row.reason,
    decidedBy: row.decidedBy ?? '',
    decidedAt: row.decidedAt,
  };
}

const canSeeNames = ({ adminRole }: Caller) => hasPermission(adminRole, 'students.read');

/** More results would hardly change the figures. */
const MAX_COUNTED_RESULTS = 2000;

export async function readCase(
  db: Db,
  caller: Caller,
  reportId: string,
): Promise<EndpointResponse<typeof contract.getReportCase>> {
  const row = await requireCase(db, caller, reportId);
  const question = await readQuestion(db, row);
  const [results, reports, regrade, uses] = await Promise.all([
    readResultAnswers(db, row.testId, MAX_COUNTED_RESULTS),
    queries.findCaseReports(db, row.id),
    queries.findRegrade(db, row.id),
    queries.findUses(db, row.questionId),
  ]);
  const analysis = analyseQuestions(results).find(({ _id }) => _id === row.questionId);
  const { options, correctAnswer, explanation, odia, imageId, correction } = question;
  const canDecide = row.decision === null && hasPermission(caller.adminRole, 'reports.decide');
  return {
    case: {
      ...toHead(row),
      options,
      correctAnswer,
      explanation,
      odia: odia ?? null,
      questionImage: imageId && questionImageUrl(imageId),
      correction: correction
        ? { ...correction, decidedBy: '', decidedAt: correction.decidedAt.toISOString() }
        : null,
      statistics: analysis ?? null,
      newestReports: reports.map(({ id, student, imageId: pictureId, reportedAt, ...report }) => ({
        ...report,
        _id: id,
        student: canSeeNames(caller) ? student : null,
        picture: pictureId && questionImageUrl(pictureId),
        reportedAt: reportedAt.toISOString(),
      })),
      regrade: regrade ?? null,
      // an author sees only what concerns their own course
      uses: uses
        .filter(({ id }) => getCourseOwner(caller) === undefined || id === row.courseId)
        .map((use) => toUse(use, row.questionId, options)),
      canDecide,
    },
  };
}

function toUse(
  { id, odiaTitle, options: own, ...use }: queries.UseRow,
  questionId: string,
  options: readonly string[],
): QuestionUse {
  return {
    ...use,
    _id: id,
    odiaTitles: { title: odiaTitle },
    hasSameOptions: isDeepStrictEqual(own, options),
    isCopy: use.questionId !== questionId,
  };
}

async function requireCase(db: Db | Tx, caller: Caller, reportId: string): Promise<queries.CaseRow> {
  const row = isId(reportId) ? await queries.findCase(db, reportId, getCourseOwner(caller)) : undefined;
  if (!row) throw new AppError('not-found', message(texts.caseNotFound));
  return row;
}

/** The question of the case with the correction that counts now. */
async function readQuestion(db: Db | Tx, { paperId, questionId }: queries.CaseRow) {
  const { questions } = await attempts.readCurrentPaper(db, paperId);
  return questions.find(({ _id }) => _id === questionId)!;
}

type Change = { tx: Tx; actor: Actor; now: Date };

/** Opens a case for a question that nobody has reported, such as a copy of a corrected one. */
export async function openQuestionCase(
  { tx, actor, now }: Change,
  questionId: string,
): Promise<EndpointResponse<typeof contract.openReportCase>> {
  const paperId = isId(questionId) ? await attempts.findPaperOfQuestion(tx, questionId) : undefined;
  if (!paperId) throw new AppError('invalid', message(texts.noPaper));
  await attempts.lockQuestion(tx, questionId);
  const { testId, courseId, questions } = {
    ...(await queries.findCourseOfPaper(tx, paperId))!,
    ...(await attempts.readPaper(tx, paperId)),
  };
  const { correctAnswer } = questions.find(({ _id }) => _id === questionId)!;
  const values = { questionId, paperId, testId, courseId, correctAnswer, reportedAt: now };
  const { id, isNew } = await openCase(tx, values);
  if (isNew)
    await recordAuditEntry(
      tx,
      actor,
      { action: 'open-report-case', subjectId: id, courseId: courseId ?? undefined },
      now,
    );
  return { case: { _id: id } };
}

type DecisionBody = EndpointRequest<typeof contract.decideReport>['body'];

/** Returns what the decision changes. Unless it is a preview, it counts from now on, and a job regrades the results. */
export async function decide(
  change: Change,
  reportId: string,
  body: DecisionBody,
): Promise<EndpointResponse<typeof contract.decideReport>> {
  const { tx, actor, now } = change;
  const { questionId } = await requireCase(tx, actor.caller, reportId);
  if (!body.preview) await attempts.lockQuestion(tx, questionId);
  const row = await requireCase(tx, actor.caller, reportId);
  if (row.decision !== null) throw new AppError('conflict', message(texts.alreadyDecided));
  const { correction: _, ...question } = await readQuestion(tx, row);
  const rightOptions = attempts.getRightOptions(await readQuestion(tx, row));
  const problem = checkDecision(body, { ...question, rightOptions });
  if (problem) throw new AppError('invalid', problem);
  const { kind } = body;
  if (kind === 'no-change') {
    if (!body.preview) await store(change, row, body);
    return { effect: NO_EFFECT };
  }
  const correction = { ...toDecision(body), kind, questionId, question, decidedAt: now };
  const effect = await toEffect(tx, actor.caller, await attempts.previewRegrade(tx, correction));
  if (!body.preview) {
    await attempts.addCorrection(tx, row.id, correction, now);
    await store(change, row, body);
  }
  return { effect };
}

const NO_EFFECT: CorrectionEffect = {
  results: 0,
  passesGained: 0,
  passesLost: 0,
  chaptersGained: 0,
  chaptersLost: 0,
  certificatesRevoked: 0,
  ranks: 0,
  checked: 0,
  total: 0,
  concerned: [],
};

async function store(
  { tx, actor, now }: Change,
  row: queries.CaseRow,
  { kind, reason }: DecisionBody,
): Promise<void> {
  const decidedBy = await getActorName(tx, actor);
  await queries.decideCase(tx, row.id, { decision: kind, reason, decidedBy, decidedAt: now });
  const details = { kind, title: row.title, reason };
  const entry = { action: 'decide-report' as const, subjectId: row.id, details };
  await recordAuditEntry(tx, actor, { ...entry, courseId: row.courseId ?? undefined }, now);
  const data = row.courseId ? { courseId: row.courseId } : { examId: row.testId };
  const to = { audience: 'reporters', audienceId: row.id } as const;
  await notify(tx, to, { kind: 'report-answered', data, cause: row.id, at: now });
}

async function toEffect(tx: Tx, caller: Caller, effect: attempts.Effect): Promise<CorrectionEffect> {
  const studentIds = effect.concerned.flatMap(({ result }) => result.studentId ?? []);
  const names = canSeeNames(caller) ? await queries.findStudents(tx, studentIds) : null;
  const toMarksOrNull = (marks: number | null) => (marks === null ? null : toMarks(marks));
  return {
    ...effect,
    concerned: effect.concerned.map(({ result, grade, wasPassed, isPassed }) => ({
      resultId: result.id,
      student:
        names && result.studentId ? { _id: result.studentId, name: names.get(result.studentId) ?? '' } : null,
      from: result.score,
      to: grade.score,
      fromMarks: toMarksOrNull(result.marks),
      toMarks: toMarksOrNull(grade.marks),
      wasPassed,
      isPassed,
    })),
  };
}

/** Puts the changed key of a decided case into the courses and exams that the admin chose. */
export async function correctContent(
  { tx, actor, now }: Change,
  reportId: string,
  { uses }: EndpointRequest<typeof contract.correctContent>['body'],
): Promise<EndpointResponse<typeof contract.correctContent>> {
  const row = await requireCase(tx, actor.caller, reportId);
  const correctAnswer = row.correctAnswers?.[0];
  if (row.decision !== 'key-changed' || correctAnswer === undefined)
    throw new AppError('conflict', message(texts.notAKeyChange));
  const { options } = await readQuestion(tx, row);
  // only what the case lists, in one order, so that two admins cannot deadlock
  const listed = (await queries.findUses(tx, row.questionId)).filter((use) =>
    uses.some(
      ({ kind, _id, questionId }) => kind === use.kind && _id === use.id && questionId === use.questionId,
    ),
  );
  const key = { options, correctAnswer };
  let corrected = 0;
  for (const { kind, id, questionId } of listed) {
    const isCorrected =
      kind === 'course'
        ? await correctCourseQuestion(tx, id, questionId, key, { now, actor })
        : await correctExamQuestion({ tx, actor, now }, id, questionId, key);
    corrected += Number(isCorrected);
  }
  const details = { title: row.title, corrected };
  await recordAuditEntry(tx, actor, { action: 'correct-content', subjectId: row.id, details }, now);
  return { corrected };
}
