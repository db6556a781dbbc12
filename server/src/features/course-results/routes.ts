import { getCourseResults, getQuestionResults } from '@sikhya/contract/course-results.ts';
import type { FastifyInstance } from 'fastify';
import type { Read } from '../../database/read-database.ts';
import { serve } from '../../http/serve.ts';
import { readCourseResults, readQuestionResults } from './service.ts';

export function courseResultsRoutes(app: FastifyInstance, read: Read): void {
  serve(app, getCourseResults, ({ params }) => read((db) => readCourseResults(db, params.courseId)));
  serve(app, getQuestionResults, ({ params }) =>
    read((db) => readQuestionResults(db, params.courseId, params.chapterId)),
  );
}
