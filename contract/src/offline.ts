import * as z from 'zod/mini';
import { OFFLINE } from './constants.ts';
import { type EndpointResponse, endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { chapterTest, handInAnswers } from './mock-test.ts';
import { studentQuestion } from './study.ts';
import { resultWithReview } from './test-result.ts';

/**
 * Chapters that a student takes along on a device.
 *
 * 1. `takeChapterAlong` checks access and returns the data key of the chapter with the end of its lease. The device encrypts
 *    what it stores with the key: the PDF, which it reads by ranges from the document's URL, the paper and its pictures.
 * 2. `renewLeases` is called at every contact. A chapter that is missing in its response is no longer open to the student,
 *    and the device deletes it. A `version` or `paperId` that differs from the stored one means that the chapter has changed.
 * 3. A mock test that was taken without a connection is handed in with its permit, once. The permit says which paper was
 *    issued to whom and when, so the server knows the earliest and the latest possible start.
 */

const datetime = z.iso.datetime();

const lease = {
  courseId: z.string(),
  chapterId: z.string(),
  /** 32 bytes for AES-GCM in base64url; the same for a student and a chapter as long as the server's secret is. */
  key: z.string(),
  endsAt: datetime,
};

export const takeChapterAlong = endpoint({
  method: 'POST',
  path: '/api/student/offline/chapters',
  access: 'student',
  summary: 'The key and the content of a chapter for reading without a connection, with a lease of 14 days',
  body: z.object({ courseId: id, chapterId: id }),
  response: z.object({
    chapter: z.object({
      ...lease,
      /** Null without a PDF. `version` is the file's ETag. */
      document: z.nullable(z.object({ url: z.string(), bytes: z.int(), version: z.string() })),
      /** Null for a chapter without questions. The questions have no right answers. */
      test: z.nullable(
        z.object({
          permit: z.string(),
          attemptId: z.string(),
          paperId: z.string(),
          intro: chapterTest,
          questions: z.array(studentQuestion),
        }),
      ),
    }),
    now: datetime,
  }),
});

export type OfflineChapter = EndpointResponse<typeof takeChapterAlong>['chapter'];

export const renewLeases = endpoint({
  method: 'POST',
  path: '/api/student/offline/leases',
  access: 'student',
  summary: 'Renew the leases of chapters on this device; chapters that are no longer open are left out',
  body: z.object({
    chapters: z.array(z.object({ courseId: id, chapterId: id })).check(z.maxLength(OFFLINE.maxChapters)),
  }),
  response: z.object({
    leases: z.array(
      z.object({
        ...lease,
        /** The version of the PDF; null without one. */
        version: z.nullable(z.string()),
        /** A new permit; null for a chapter without questions. */
        test: z.nullable(z.object({ permit: z.string(), attemptId: z.string(), paperId: z.string() })),
      }),
    ),
    now: datetime,
  }),
});

export type Lease = EndpointResponse<typeof renewLeases>['leases'][number];

/**
 * 201 when this request handed the test in, 200 with the stored result when it was handed in before. 403 for a permit of
 * another student, 404 for one that this server did not issue, 409 `test-over` for one that is too old and for a test that
 * was started before the progress in its course was reset.
 */
export const handInOfflineTest = endpoint({
  method: 'POST',
  path: '/api/student/offline/tests',
  access: 'student',
  highPriority: true,
  summary: 'Hand in a mock test that was taken without a connection; the server grades it once',
  maxBodyBytes: 512 * 1024,
  body: z.object({
    permit: z.string().check(z.maxLength(2000)),
    /** By the clock of the device. The server limits it to the time between the permit and this request. */
    startedAt: datetime,
    /** When the device sent this, by the same clock. Absent from older versions of the app. */
    sentAt: z.optional(datetime),
    /** Limited to the time limit of the test and to the time that can have passed. */
    timeSpent: z.number().check(z.minimum(0)),
    answers: handInAnswers,
  }),
  response: resultWithReview,
});
