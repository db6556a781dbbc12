import * as contract from '@sikhya/contract/course-page.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { serveCached } from '../../http/serve-cached.ts';
import type { CoursePages } from './service.ts';

export function coursePageRoutes(app: FastifyInstance, pages: CoursePages, now: () => Date): void {
  serveCached(app, contract.getPublicCourse, pages.courses, async ({ params }) => ({
    course: await pages.getCourse(params.slug),
  }));
  serveCached(app, contract.getPreviewChapter, pages.previews, async ({ params }) => ({
    chapter: await pages.getPreview(params),
  }));
  serve(app, contract.gradePreview, ({ params, body }) => pages.grade(params, body, now()));
}
