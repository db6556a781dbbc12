import { Readable } from 'node:stream';
import { ACTIVITY_EXPORT, activityFilters } from '@sikhya/contract/activity.ts';
import { EXAM_RESULTS_EXPORT } from '@sikhya/contract/exam-control.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { NEWSLETTER_EXPORT, subscriberFilters } from '@sikhya/contract/newsletter.ts';
import { ORDERS_EXPORT, orderFilters } from '@sikhya/contract/order-management.ts';
import { studentSearchWords } from '@sikhya/contract/student-search-key.ts';
import { EXPORTS } from '@sikhya/contract/students.ts';
import { line } from '@sikhya/contract/text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { omitEmptyValues } from '../../http/check-input.ts';
import { toNetwork } from '../../http/ip-network.ts';
import { getRequestLocale } from '../../http/request-locale.ts';
import { type AuditEntry, recordAuditEntry } from '../audit/service.ts';
import { readExportedExam } from '../exams/service.ts';
import {
  writeActivityCsv,
  writeExamResultsCsv,
  writeNewsletterCsv,
  writeOrdersCsv,
  writeResultsCsv,
  writeStudentsCsv,
} from './csv-files.ts';
import { texts } from './texts.ts';

const studentsQuery = z.object({ search: z._default(line(200), '') });
const resultsQuery = z.object({ courseId: z.optional(z.string().check(z.refine(isId))) });

/** Plain Fastify routes, because a stream has no JSON schema. Fastify answers HEAD with the handlers of GET. */
export function exportRoutes(app: FastifyInstance, db: Db, now: () => Date): void {
  const record = async (request: FastifyRequest, entry: AuditEntry) => {
    if (request.method === 'HEAD') return;
    await recordAuditEntry(db, { caller: request.caller!, address: toNetwork(request.ip) }, entry, now());
  };

  app.get(
    EXPORTS.students,
    { config: { access: 'admin', permission: 'exports' } },
    async (request, reply) => {
      const { search } = parseQuery(studentsQuery, request.query);
      await record(request, {
        action: 'export-students',
        details: { which: search === '' ? 'all' : 'found by a search' },
      });
      return send(
        reply,
        'students.csv',
        writeStudentsCsv(db, studentSearchWords(search), getRequestLocale(request)),
      );
    },
  );
  app.get(EXPORTS.results, { config: { access: 'admin', permission: 'exports' } }, async (request, reply) => {
    const { courseId } = parseQuery(resultsQuery, request.query);
    await record(request, { action: 'export-results', subjectId: courseId });
    return send(reply, 'results.csv', writeResultsCsv(db, courseId, getRequestLocale(request)));
  });
  app.get(
    EXAM_RESULTS_EXPORT,
    { config: { access: 'admin', permission: 'exports' } },
    async (request, reply) => {
      const { examId } = request.params as { examId: string };
      const { title, sections } = await readExportedExam(db, examId);
      await record(request, { action: 'export-exam-results', subjectId: examId, details: { title } });
      return send(
        reply,
        'exam-results.csv',
        writeExamResultsCsv(db, examId, sections, getRequestLocale(request)),
      );
    },
  );
  app.get(ORDERS_EXPORT, { config: { access: 'admin', permission: 'exports' } }, async (request, reply) => {
    const filters = parseQuery(orderFilters, request.query);
    await record(request, { action: 'export-orders' });
    return send(reply, 'orders.csv', writeOrdersCsv(db, filters, getRequestLocale(request)));
  });
  app.get(
    NEWSLETTER_EXPORT,
    { config: { access: 'admin', permission: 'exports' } },
    async (request, reply) => {
      const filters = parseQuery(subscriberFilters, request.query);
      await record(request, { action: 'export-newsletter' });
      return send(reply, 'newsletter.csv', writeNewsletterCsv(db, filters, getRequestLocale(request)));
    },
  );
  app.get(
    ACTIVITY_EXPORT,
    { config: { access: 'admin', permission: 'activity' } },
    async (request, reply) => {
      const filters = parseQuery(activityFilters, request.query);
      await record(request, { action: 'export-activity' });
      return send(reply, 'activity.csv', writeActivityCsv(db, filters, getRequestLocale(request)));
    },
  );
}

function send(reply: FastifyReply, name: string, lines: AsyncGenerator<string>): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(reply.request.method === 'HEAD' ? [] : lines));
}

function parseQuery<T extends z.ZodMiniType>(schema: T, query: unknown): z.output<T> {
  const result = schema.safeParse(omitEmptyValues(query));
  if (!result.success) throw new AppError('malformed', message(texts.invalidQuery));
  return result.data;
}
