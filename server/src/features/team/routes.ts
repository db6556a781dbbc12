import * as contract from '@sikhya/contract/team.ts';
import type { FastifyInstance } from 'fastify';
import type { WriteDependencies } from '../../http/idempotency.ts';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import * as authors from './course-authors.ts';
import * as invites from './invites.ts';
import * as service from './service.ts';

/** `forgetSessions` clears the cached sessions of an admin, so that a change applies to the next request. */
export function teamRoutes(
  app: FastifyInstance,
  dependencies: WriteDependencies,
  forgetSessions: (adminId: string) => void,
): void {
  const { db, now } = dependencies;
  serve(app, contract.getTeam, () => service.getTeam(db, now()));
  serve(app, contract.createInvite, async ({ body, ...actor }) =>
    withStatus(201, await invites.createInvite(db, body, actor, now())),
  );
  serveWrite(app, dependencies, contract.revokeInvite, ({ tx, params, ...actor }) =>
    invites.revokeInvite(tx, params.inviteId, actor, now()),
  );
  serve(app, contract.openInvite, ({ body }) => invites.openInvite(db, body.token, now()));
  serve(app, contract.acceptInvite, async ({ body, address }) =>
    withStatus(201, await invites.acceptInvite(db, body, address, now())),
  );
  serveWrite(
    app,
    dependencies,
    contract.changeTeamMember,
    ({ tx, afterCommit, params: { adminId }, body, ...actor }) => {
      afterCommit(() => forgetSessions(adminId));
      return service.changeMember({ tx, actor, adminId, now: now() }, body);
    },
  );
  const actions = [
    [contract.blockTeamMember, service.blockMember],
    [contract.unblockTeamMember, service.unblockMember],
    [contract.endTeamMemberSessions, service.endSessions],
  ] as const;
  for (const [endpoint, run] of actions)
    serveWrite(app, dependencies, endpoint, ({ tx, afterCommit, params: { adminId }, ...actor }) => {
      afterCommit(() => forgetSessions(adminId));
      return run({ tx, actor, adminId, now: now() });
    });
  serve(app, contract.getCoursesOfAuthor, ({ params }) => authors.getCoursesOfAuthor(db, params.adminId));
  serve(app, contract.getCourseAuthors, ({ params }) => authors.getAuthors(db, params.courseId));
  serveWrite(app, dependencies, contract.addCourseAuthor, ({ tx, params, body, ...actor }) =>
    authors.addAuthor({ tx, actor, now: now(), ...params, ...body }),
  );
  serveWrite(app, dependencies, contract.removeCourseAuthor, ({ tx, params, ...actor }) =>
    authors.removeAuthor({ tx, actor, now: now(), ...params }),
  );
}
