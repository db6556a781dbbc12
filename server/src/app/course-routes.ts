import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { authoringRoutes } from '../features/authoring/routes.ts';
import { catalogueRoutes } from '../features/catalogue/routes.ts';
import { createCatalogue } from '../features/catalogue/service.ts';
import { coursePageRoutes } from '../features/course-page/routes.ts';
import { createCoursePages } from '../features/course-page/service.ts';
import { sharePictureRoutes } from '../features/course-page/share-picture/routes.ts';
import { courseResultsRoutes } from '../features/course-results/routes.ts';
import { documentRoutes } from '../features/documents/routes.ts';
import { createTickets } from '../features/documents/tickets.ts';
import { enrolmentRoutes } from '../features/enrolment/routes.ts';
import { createImageUrls, setImageUrls } from '../features/files/image-urls.ts';
import { filesRoutes } from '../features/files/routes.ts';
import { odiaTypingRoutes } from '../features/odia-typing/routes.ts';
import { createDataKeys } from '../features/offline/data-keys.ts';
import { createPermits } from '../features/offline/permits.ts';
import { offlineRoutes } from '../features/offline/routes.ts';
import { studyRoutes } from '../features/study/routes.ts';
import { createStudentCourses } from '../features/study/student-courses.ts';
import type { RouteParts } from './parts.ts';
import type { Services } from './services.ts';

/** The catalogue, writing courses, and studying them. */
export async function addCourseRoutes(
  app: FastifyInstance,
  { config, db, storage, now }: RouteParts,
  { sessions, orders, read }: Services,
): Promise<void> {
  setImageUrls(createImageUrls(config.sessionSecrets, now));
  const catalogue = createCatalogue(read);
  const coursePages = createCoursePages(db, read);
  catalogueRoutes(app, catalogue);
  coursePageRoutes(app, coursePages, now);
  sharePictureRoutes(app, {
    db,
    storage,
    siteName: config.site.name,
    fontFolder: path.join(config.dataDir, 'share-fonts'),
  });
  const studentCourses = createStudentCourses(db);
  const clearCourses = () => {
    catalogue.clear();
    coursePages.clear();
    studentCourses.clear();
  };
  authoringRoutes(app, { db, storage, now }, { clear: clearCourses });
  enrolmentRoutes(app, { db, now, canPay: orders.provider !== null });
  studyRoutes(app, { db, courses: studentCourses, now });
  await filesRoutes(app, { db, storage, now, dataDir: config.dataDir });
  documentRoutes(app, {
    db,
    storage,
    tickets: createTickets(config.sessionSecrets, now),
    findCaller: sessions.findCaller,
    now,
  });
  offlineRoutes(app, {
    db,
    now,
    permits: createPermits(config.sessionSecrets),
    getDataKey: createDataKeys(config.sessionSecrets),
  });
  courseResultsRoutes(app, read);
  odiaTypingRoutes(app, db);
}
