import { gradeTestPreview, previewCourse, previewTest } from '@sikhya/contract/admin-preview.ts';
import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import { openFile } from '@sikhya/contract/files.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** Loaded again whenever it is shown, because the working copy changes every few seconds while it is edited. */
const FRESH = { staleTime: 0, meta: { personal: true } };

export const coursePreviewQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course-preview', courseId],
    queryFn: async ({ signal }) => (await call(previewCourse, { params: { courseId } }, { signal })).course,
    ...FRESH,
  });

type ChapterParams = { courseId: string; chapterId: string };

export const testPreviewQuery = (params: ChapterParams) =>
  queryOptions({
    queryKey: ['test-preview', params.courseId, params.chapterId],
    queryFn: async ({ signal }) => (await call(previewTest, { params }, { signal })).test,
    ...FRESH,
    // the questions of a running test must not change
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const gradePreview = (params: ChapterParams, body: EndpointInput<typeof gradeTestPreview>['body']) =>
  call(gradeTestPreview, { params, body });

/** Returns a link to a PDF that is valid for a few minutes. */
export const getFileLink = (fileUrl: string) => call(openFile, { body: { fileUrl } });
