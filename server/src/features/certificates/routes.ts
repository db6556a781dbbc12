import * as contract from '@sikhya/contract/certificates.ts';
import type { FastifyInstance } from 'fastify';
import type { WriteDependencies } from '../../http/idempotency.ts';
import { serve } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import * as admin from './admin-service.ts';
import * as service from './service.ts';
import * as settings from './settings.ts';

export function certificateRoutes(app: FastifyInstance, dependencies: WriteDependencies): void {
  const { db, now } = dependencies;
  serve(app, contract.getPublicCertificate, ({ params }) => service.getPublicCertificate(db, params.code));
  serve(app, contract.listMyCertificates, async ({ caller }) => ({
    certificates: await service.listMyCertificates(db, caller.personId, now()),
  }));
  serve(app, contract.getCertificateSettings, ({ params }) => settings.getSettings(db, params.courseId));
  serveWrite(app, dependencies, contract.saveCertificateSettings, async ({ tx, params, body, ...actor }) => ({
    settings: await settings.saveSettings({ tx, actor, now: now() }, params.courseId, body),
  }));
  serve(app, contract.listCertificates, ({ query }) => admin.readCertificates(db, query));
  serveWrite(app, dependencies, contract.revokeCertificate, async ({ tx, params, body, ...actor }) => ({
    certificate: await admin.revokeCertificate({ tx, actor, now: now() }, params.certificateId, body.note),
  }));
  serveWrite(app, dependencies, contract.reinstateCertificate, async ({ tx, params, body, ...actor }) => ({
    certificate: await admin.reinstateCertificate({ tx, actor, now: now() }, params.certificateId, body.note),
  }));
  serveWrite(app, dependencies, contract.correctCertificateName, async ({ tx, params, body, ...actor }) => ({
    certificate: await admin.correctName({ tx, actor, now: now() }, params.certificateId, body.name),
  }));
}
