import type { FastifyInstance } from 'fastify';
import { analyticsRoutes } from '../features/analytics/routes.ts';
import { badgeRoutes, certificateFileRoutes } from '../features/certificates/file-routes.ts';
import { certificateRoutes } from '../features/certificates/routes.ts';
import { examRoutes } from '../features/exams/routes.ts';
import { mockTestRoutes } from '../features/mock-test/routes.ts';
import { practiceRoutes } from '../features/practice/routes.ts';
import { questionBankRoutes } from '../features/question-bank/routes.ts';
import { reportRoutes } from '../features/reports/routes.ts';
import type { RouteParts } from './parts.ts';
import type { Services } from './services.ts';

/** Tests, practice, and what their results are used for. */
export function addTestRoutes(app: FastifyInstance, parts: RouteParts, { metrics, read }: Services): void {
  const { db, now } = parts;
  mockTestRoutes(app, db, now, metrics);
  examRoutes(app, { db, now }, read);
  questionBankRoutes(app, db);
  practiceRoutes(app, { db, now });
  reportRoutes(app, { db, now });
  analyticsRoutes(app, read, now);
  addCertificates(app, parts);
}

function addCertificates(app: FastifyInstance, { config, db, storage, now }: RouteParts): void {
  const { origin, site } = config;
  certificateRoutes(app, { db, now });
  certificateFileRoutes(app, { db, storage, origin, siteName: site.name });
  const issuer = { origin, name: site.name, email: site.contactEmail };
  badgeRoutes(app, { db, now, secrets: config.sessionSecrets, issuer });
}
