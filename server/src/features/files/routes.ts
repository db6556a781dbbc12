import multipart from '@fastify/multipart';
import { deleteFile, type FileKind, UPLOADS } from '@sikhya/contract/files.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { LONGEST_BODY_MS } from '../../http/body-time.ts';
import { networkOf } from '../../http/network-of.ts';
import { serveRepeatable } from '../../http/serve-write.ts';
import { recordAct } from '../audit/service.ts';
import { withReceivedFile } from './receive.ts';
import { sendImage } from './send-image.ts';
import * as service from './service.ts';

export async function filesRoutes(
  app: FastifyInstance,
  { dataDir, ...parts }: service.FilesParts & { dataDir: string },
): Promise<void> {
  const { db, now } = parts;
  serveRepeatable(app, parts, deleteFile, async ({ body, ...by }) => {
    await service.deleteFile(parts, body.fileUrl);
    await recordAct(db, by, { action: 'delete-file', subjectId: service.idIn(body.fileUrl) }, now());
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:id/:name',
    config: { access: 'public' },
    handler: (request, reply) => sendImage(parts.storage, request, reply),
  });

  const folder = service.arrivalsFolder(dataDir);
  // within a scope of its own, so that no other route accepts forms
  const uploads: FastifyPluginAsync = async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    for (const [kind, { path }] of Object.entries(UPLOADS) as [FileKind, { path: string }][]) {
      scope.post(path, { config: { access: 'admin', bodyMs: LONGEST_BODY_MS } }, async (request, reply) => {
        const adminId = request.caller!.personId;
        const stored = await withReceivedFile(request, kind, folder, (file) =>
          service.storeFile(parts, kind, file, adminId),
        );
        const by = { caller: request.caller!, address: networkOf(request.ip) };
        const subjectId = service.idIn(stored.url);
        await recordAct(db, by, { action: 'upload-file', subjectId, details: { kind } }, now());
        return reply.code(201).send(stored);
      });
    }
  };
  await app.register(uploads);
}
