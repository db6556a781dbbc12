import { getCourseResults, getQuestionResults } from '@sikhya/contract/course-results.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { readCourseResults, readQuestionResults } from './service.ts';

export function courseResultsRoutes(app: FastifyInstance, db: Db): void {
  serve(app, getCourseResults, ({ params }) => readCourseResults(db, params.courseId));
  serve(app, getQuestionResults, ({ params }) => readQuestionResults(db, params.courseId, params.chapterId));
}
