import * as contract from '@sikhya/contract/question-bank.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import * as service from './service.ts';

export function questionBankRoutes(app: FastifyInstance, db: Db): void {
  serve(app, contract.listBankQuestions, ({ query }) => service.listQuestions(db, query));
  serve(app, contract.listBankFilters, ({ query }) => service.listFilters(db, query.courseId));
  serve(app, contract.listBankExams, () => service.listExams(db));
  serve(app, contract.drawBankQuestions, ({ body }) => service.drawByBlueprint(db, body));
}
