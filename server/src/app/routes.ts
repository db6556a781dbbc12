import type { FastifyInstance } from 'fastify';
import { protectCourses } from '../features/course-rights/protect-courses.ts';
import { addAccountRoutes } from './account-routes.ts';
import { addCourseRoutes } from './course-routes.ts';
import { addMessageRoutes } from './message-routes.ts';
import type { RouteParts } from './parts.ts';
import { addPaymentRoutes } from './payment-routes.ts';
import type { Services } from './services.ts';
import { addSiteRoutes } from './site-routes.ts';
import { addTestRoutes } from './test-routes.ts';

/** Adds everything that can be called, by area. */
export async function addRoutes(app: FastifyInstance, parts: RouteParts, services: Services): Promise<void> {
  // checks the routes that are added after it
  protectCourses(app, parts.db);
  await addAccountRoutes(app, parts, services);
  await addCourseRoutes(app, parts, services);
  addTestRoutes(app, parts, services);
  await addPaymentRoutes(app, parts, services);
  await addMessageRoutes(app, parts);
  await addSiteRoutes(app, parts, services);
}
