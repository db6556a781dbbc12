import multipart from '@fastify/multipart';
import { deleteFile, type FileKind, UPLOADS } from '@sikhya/contract/files.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { REPORT_PICTURE_UPLOAD } from '@sikhya/contract/reports.ts';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { AppError } from '../../errors.ts';
import { MAX_BODY_TIMEOUT_MS } from '../../http/body-timeout.ts';
import { toNetwork } from '../../http/ip-network.ts';
import { serveIdempotent } from '../../http/serve-write.ts';
import { recordAuditEntry } from '../audit/service.ts';
import { withReceivedFile } from './receive.ts';
import { sendImage } from './send-image.ts';
import * as service from './service.ts';
import { texts } from './texts.ts';

export async function filesRoutes(
  app: FastifyInstance,
  { dataDir, ...parts }: service.FilesDependencies & { dataDir: string },
): Promise<void> {
  const { db, now } = parts;
  serveIdempotent(app, parts, deleteFile, async ({ body, ...by }) => {
    const subjectId = await service.deleteFile(parts, body.fileUrl, by.caller);
    await recordAuditEntry(db, by, { action: 'delete-file', subjectId }, now());
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:id/:name',
    config: { access: 'public' },
    handler: (request, reply) => sendImage(parts.storage, request, reply),
  });

  const folder = service.getUploadFolder(dataDir);
  // in a separate scope, so that no other route accepts forms
  const uploads: FastifyPluginAsync = async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    for (const [kind, { path }] of Object.entries(UPLOADS) as [FileKind, { path: string }][]) {
      scope.post(
        path,
        { config: { access: 'admin', permission: 'files.upload', bodyTimeoutMs: MAX_BODY_TIMEOUT_MS } },
        async (request, reply) => {
          const uploadedBy = request.caller!.personId;
          const signal = createClosedSignal(reply);
          const stored = await withReceivedFile(request, kind, folder, (file) =>
            service.storeFile(parts, { kind, file, uploadedBy, signal }),
          );
          const by = { caller: request.caller!, address: toNetwork(request.ip) };
          const subjectId = service.parseFileId(stored.url);
          await recordAuditEntry(db, by, { action: 'upload-file', subjectId, details: { kind } }, now());
          return reply.code(201).send(stored);
        },
      );
    }
    scope.post(
      REPORT_PICTURE_UPLOAD,
      { config: { access: 'student', bodyTimeoutMs: MAX_BODY_TIMEOUT_MS } },
      async (request, reply) => {
        const studentId = request.caller!.personId;
        // storing counts again, because several uploads can get here at once
        await service.refuseTooManyPictures(parts, studentId);
        const kind = 'question-image';
        const signal = createClosedSignal(reply);
        const stored = await withReceivedFile(request, kind, folder, (file) =>
          service.storeFile(parts, { kind, file, uploadedBy: null, uploadedByStudent: studentId, signal }),
        );
        return reply.code(201).send(stored);
      },
    );
  };
  await app.register(uploads);
}

/** Aborts when the connection closes before the response was sent. */
function createClosedSignal({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) closed.abort(new AppError('malformed', message(texts.cancelled)));
  });
  return closed.signal;
}
