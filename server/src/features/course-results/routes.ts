import { getCourseResults, getQuestionResults } from '@sikhya/contract/course-results.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { showCourseResults, showQuestionResults } from './service.ts';

export function courseResultsRoutes(app: FastifyInstance, db: Db): void {
  serve(app, getCourseResults, ({ params }) => showCourseResults(db, params.courseId));
  serve(app, getQuestionResults, ({ params }) => showQuestionResults(db, params.courseId, params.chapterId));
}
