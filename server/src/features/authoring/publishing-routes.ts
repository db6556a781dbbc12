import * as previewContract from '@sikhya/contract/admin-preview.ts';
import { checkCourse as checkCourseEndpoint } from '@sikhya/contract/course-checks.ts';
import * as contract from '@sikhya/contract/publishing.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import type { Catalogue } from '../catalogue/service.ts';
import { getCourseOwner } from '../course-rights/service.ts';
import type { FilesDependencies } from '../files/service.ts';
import { checkCourse } from './check-course.ts';
import * as preview from './preview.ts';
import * as publishing from './publishing.ts';
import { getVersion, listVersions } from './versions.ts';

/** Routes for versions, previews and checks of a course, and for publishing, archiving and restoring it. */
export function publishingRoutes(
  app: FastifyInstance,
  parts: FilesDependencies,
  catalogue: Pick<Catalogue, 'clear'>,
): void {
  const { db, now } = parts;
  serve(app, contract.getPublishingStatus, ({ params }) =>
    publishing.getPublishingStatus(db, params.courseId),
  );
  serve(app, contract.getPublishedCourse, ({ params }) => publishing.getPublishedCourse(db, params.courseId));
  serve(app, checkCourseEndpoint, ({ params, caller }) =>
    checkCourse(db, params.courseId, getCourseOwner(caller)),
  );
  serve(app, previewContract.previewCourse, async ({ params }) => ({
    course: await preview.previewCourse(db, params.courseId),
  }));
  serve(app, previewContract.previewTest, async ({ params }) => ({
    test: await preview.previewTest(db, params),
  }));
  serve(app, previewContract.gradeTestPreview, ({ params, body }) =>
    preview.gradePreview(db, params, body, now()),
  );
  serve(app, contract.listVersions, ({ params }) => listVersions(db, params.courseId));
  serve(app, contract.getVersion, async ({ params }) => ({
    course: await getVersion(db, params.courseId, Number(params.version)),
  }));
  serveWrite(app, parts, contract.publishCourse, async ({ tx, afterCommit, params, body, ...actor }) => {
    afterCommit(catalogue.clear);
    return { course: await publishing.publishCourse(tx, params.courseId, body, now(), actor) };
  });
  serveWrite(app, parts, contract.restoreVersion, async ({ tx, params, ...actor }) => ({
    course: await publishing.restoreVersion(tx, params.courseId, Number(params.version), now(), actor),
  }));
  for (const [endpoint, change] of [
    [contract.archiveCourse, publishing.archiveCourse],
    [contract.restoreCourse, publishing.restoreCourse],
    [contract.discardWorkingCopy, publishing.discardWorkingCopy],
    [contract.cancelScheduledPublishing, publishing.cancelScheduledPublishing],
  ] as const)
    serveWrite(app, parts, endpoint, async ({ tx, afterCommit, params, ...actor }) => {
      afterCommit(catalogue.clear);
      return { course: await change(tx, params.courseId, now(), actor) };
    });
}
