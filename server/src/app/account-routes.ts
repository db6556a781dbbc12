import type { FastifyInstance } from 'fastify';
import { accountRoutes } from '../features/account/routes.ts';
import { activityRoutes } from '../features/activity/routes.ts';
import { breachRoutes } from '../features/breaches/routes.ts';
import { consentRoutes } from '../features/consents/routes.ts';
import { createParentTokens } from '../features/consents/service.ts';
import { dataExportRoutes } from '../features/data-export/routes.ts';
import { grievanceRoutes } from '../features/grievances/routes.ts';
import { createNetworkHash } from '../features/grievances/service.ts';
import { localIdentityRoutes } from '../features/local-identity/routes.ts';
import { createLocalIdentity } from '../features/local-identity/service.ts';
import { sessionRoutes } from '../features/session/routes.ts';
import { studentAccountRoutes } from '../features/student-account/routes.ts';
import { studentsRoutes } from '../features/students/routes.ts';
import { teamRoutes } from '../features/team/routes.ts';
import type { RouteParts } from './parts.ts';
import type { Services } from './services.ts';

/** Signing in, the accounts of students and admins, and their data. */
export async function addAccountRoutes(
  app: FastifyInstance,
  { config, db, storage, now }: RouteParts,
  { sessions, factors, read }: Services,
): Promise<void> {
  sessionRoutes(app, sessions);
  accountRoutes(app, { db, now, sessions, factors });
  if (config.identity.kind === 'local') {
    const local = createLocalIdentity({ secret: config.sessionSecrets[0]!, now });
    await localIdentityRoutes(app, local, config.identity);
  }
  studentsRoutes(app, { db, now }, sessions.forgetSessionsOf);
  studentAccountRoutes(app, { db, now, sessions });
  const canMail = config.mail !== null;
  consentRoutes(app, {
    db,
    now,
    tokens: createParentTokens(config.sessionSecrets),
    protectsMinors: config.protectsMinors,
    canMail,
  });
  breachRoutes(app, { db, now });
  grievanceRoutes(app, { db, now, hashNetwork: createNetworkHash(config.sessionSecrets[0]!), canMail });
  dataExportRoutes(app, { db, storage, now });
  teamRoutes(app, { db, now }, sessions.forgetSessionsOf);
  activityRoutes(app, read);
}
