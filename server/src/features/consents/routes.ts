import * as contract from '@sikhya/contract/consents.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import { askParent } from './ask-parent.ts';
import { answerLink, openLink, withdrawLink } from './parent-link.ts';
import * as service from './service.ts';

export function consentRoutes(app: FastifyInstance, dependencies: service.ConsentDependencies): void {
  const { now } = dependencies;
  serve(app, contract.getPrivacy, ({ caller }) => service.getPrivacy(dependencies, caller.personId, now()));
  serveWrite(app, dependencies, contract.setDateOfBirth, ({ tx, caller, body }) =>
    service.setDateOfBirth(dependencies, { tx, studentId: caller.personId, now: now() }, body),
  );
  serveWrite(app, dependencies, contract.giveConsent, ({ tx, caller, body }) =>
    service.giveConsent(dependencies, { tx, studentId: caller.personId, now: now() }, body.noticeVersion),
  );
  serveWrite(app, dependencies, contract.withdrawConsent, ({ tx, caller, params }) =>
    service.withdrawConsent(dependencies, { tx, studentId: caller.personId, now: now() }, params.consentId),
  );
  serveWrite(app, dependencies, contract.askParent, ({ tx, caller, body }) =>
    askParent(dependencies, { tx, studentId: caller.personId, now: now() }, body),
  );
  serve(app, contract.openParentLink, ({ caller, body }) =>
    openLink(dependencies, { ...body, caller, now: now() }),
  );
  serve(app, contract.answerParentLink, ({ caller, body: { token, ...answer } }) =>
    answerLink(dependencies, { token, caller, now: now() }, answer),
  );
  serve(app, contract.withdrawParentLink, ({ caller, body }) =>
    withdrawLink(dependencies, { ...body, caller, now: now() }),
  );
}
