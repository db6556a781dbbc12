import * as z from 'zod/mini';
import { courseTree } from './authoring.ts';
import { endpoint } from './endpoint.ts';
import { id, loadedUpdatedAt } from './input-fields.ts';
import { problem, problems } from './issue.ts';
import { line } from './text.ts';

/** A course in the bin is removed after this time, unless somebody who paid for it still has access. */
export const DAYS_IN_BIN = 30;

const MAX_NOTE_LENGTH = 500;

const courseIdParams = z.object({ courseId: id });
const changedCourse = z.object({ course: courseTree });

/** Part of the error when the course was saved since it was loaded. */
export const saveConflict = z.object({
  savedAt: z.iso.datetime(),
  /** The username; null if it is unknown. */
  savedBy: z.nullable(z.string()),
  /** Whether the same admin saved it, on another device. */
  isOwnSave: z.boolean(),
});

export type SaveConflict = z.output<typeof saveConflict>;

/** Part of the error when the course to be changed is in the bin. */
export const courseInBin = z.object({
  /** Whether the caller may take it out of the bin. */
  canRestore: z.boolean(),
});

export type CourseInBin = z.output<typeof courseInBin>;

/** The state of publishing, for the editor. */
export const publishingStatus = z.object({
  /** When the working copy was saved and by whom; null without unpublished changes. */
  savedAt: z.nullable(z.iso.datetime()),
  savedBy: z.nullable(z.string()),
  /** When the working copy will be published, and who scheduled it. */
  publishAt: z.nullable(z.iso.datetime()),
  publishBy: z.nullable(z.string()),
  /** Why the scheduled publishing failed. */
  publishFailure: z.nullable(z.object({ at: z.iso.datetime(), en: z.string(), or: z.string() })),
  /** The number of the version that students see; null for a draft. */
  version: z.nullable(z.int()),
  publishedAt: z.nullable(z.iso.datetime()),
});

export type PublishingStatus = z.output<typeof publishingStatus>;

export const getPublishingStatus = endpoint({
  method: 'GET',
  path: '/api/admin/courses/:courseId/publishing',
  access: 'admin',
  permission: 'courses.read',
  summary: 'When the course was saved and published, and what is scheduled',
  params: courseIdParams,
  response: z.object({ publishing: publishingStatus }),
});

export const getPublishedCourse = endpoint({
  method: 'GET',
  path: '/api/admin/courses/:courseId/published',
  access: 'admin',
  permission: 'courses.read',
  summary: 'The course tree that students see; null for a draft',
  params: courseIdParams,
  response: z.object({ course: z.nullable(courseTree) }),
});

export const publishCourse = endpoint({
  method: 'POST',
  path: '/api/admin/courses/:courseId/publish',
  access: 'admin',
  permission: 'courses.publish',
  summary: 'Publish the working copy, or an archived course again; now or at a given time',
  idempotent: true,
  isRepeatable: true,
  params: courseIdParams,
  body: z._default(
    z.object({
      note: z._default(line(MAX_NOTE_LENGTH), ''),
      updatedAt: loadedUpdatedAt,
      /** A time in the future; now if absent or null. */
      publishAt: z.optional(z.nullable(z.iso.datetime({ offset: true, error: problem(problems.notATime) }))),
    }),
    { note: '' },
  ),
  response: changedCourse,
});

export const cancelScheduledPublishing = endpoint({
  method: 'POST',
  path: '/api/admin/courses/:courseId/unschedule',
  access: 'admin',
  permission: 'courses.publish',
  summary: 'Cancel the scheduled publishing',
  idempotent: true,
  isRepeatable: true,
  params: courseIdParams,
  response: changedCourse,
});

export const archiveCourse = endpoint({
  method: 'POST',
  path: '/api/admin/courses/:courseId/archive',
  access: 'admin',
  permission: 'courses.publish',
  summary: 'Take a published course out of the catalogue; its students keep it',
  idempotent: true,
  isRepeatable: true,
  params: courseIdParams,
  response: changedCourse,
});

export const restoreCourse = endpoint({
  method: 'POST',
  path: '/api/admin/courses/:courseId/restore',
  access: 'admin',
  permission: 'courses.delete',
  summary: 'Take a course out of the bin',
  idempotent: true,
  isRepeatable: true,
  params: courseIdParams,
  response: changedCourse,
});

export const discardWorkingCopy = endpoint({
  method: 'POST',
  path: '/api/admin/courses/:courseId/discard',
  access: 'admin',
  permission: 'courses.edit',
  summary: 'Discard the unpublished changes of a published or archived course',
  idempotent: true,
  isRepeatable: true,
  params: courseIdParams,
  response: changedCourse,
});

const courseVersion = z.object({
  number: z.int(),
  publishedAt: z.iso.datetime(),
  /** Empty if it is unknown: the version is from before versions were kept. */
  publishedBy: z.string(),
  note: z.string(),
  /** The number of rows that were added, changed and removed since the version before. */
  difference: z.object({ added: z.int(), changed: z.int(), removed: z.int() }),
});

export type CourseVersion = z.output<typeof courseVersion>;

const versionParams = z.object({
  courseId: id,
  version: z.string().check(z.regex(/^\d{1,6}$/, problem(problems.notAnIndex))),
});

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/admin/courses/:courseId/versions',
  access: 'admin',
  permission: 'courses.read',
  summary: 'All published versions of a course, the newest first',
  params: courseIdParams,
  response: z.object({ versions: z.array(courseVersion) }),
});

export const getVersion = endpoint({
  method: 'GET',
  path: '/api/admin/courses/:courseId/versions/:version',
  access: 'admin',
  permission: 'courses.read',
  summary: 'The course tree of a version',
  params: versionParams,
  response: changedCourse,
});

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/admin/courses/:courseId/versions/:version/restore',
  access: 'admin',
  permission: 'courses.edit',
  summary: 'Make a version the working copy, which can then be published',
  idempotent: true,
  isRepeatable: true,
  params: versionParams,
  response: changedCourse,
});
