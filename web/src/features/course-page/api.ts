import {
  getPreviewChapter,
  getPublicCourse,
  gradePreview,
  type PreviewChapter,
  type PublicCourse,
} from '@sikhya/contract/course-page.ts';
import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { isNotFound } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { getRequestLanguage } from '../../lib/request-language.ts';

/** Not found is data, because the server renders it: null. Other failures are errors, and the browser tries again. */
function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

export const publicCourseQuery = (slug: string) =>
  queryOptions({
    queryKey: ['course-page', slug],
    queryFn: ({ signal, client }): Promise<PublicCourse | null> =>
      call(getPublicCourse, { params: { slug } }, { signal, language: getRequestLanguage(client) }).then(
        ({ course }) => course,
        nullIfNotFound,
      ),
  });

export const previewQuery = (slug: string, chapterId: string) =>
  queryOptions({
    queryKey: ['course-page', slug, 'preview', chapterId],
    queryFn: ({ signal, client }): Promise<PreviewChapter | null> =>
      call(
        getPreviewChapter,
        { params: { slug, chapterId } },
        { signal, language: getRequestLanguage(client) },
      ).then(({ chapter }) => chapter, nullIfNotFound),
  });

type GradeInput = EndpointInput<typeof gradePreview>;

export function sendPreviewAnswers(params: GradeInput['params'], body: GradeInput['body']) {
  return call(gradePreview, { params, body });
}
