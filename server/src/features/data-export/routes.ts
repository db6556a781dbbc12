import { DATA_EXPORT_FILE, startDataExport } from '@sikhya/contract/student-account.ts';
import type { FastifyInstance } from 'fastify';
import { nothingHere } from '../../errors.ts';
import { withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import { type ExportDependencies, findExportFile, startExport } from './service.ts';

export function dataExportRoutes(app: FastifyInstance, dependencies: ExportDependencies): void {
  const { now } = dependencies;
  serveWrite(app, dependencies, startDataExport, async ({ tx, caller }) =>
    withStatus(202, { dataExport: await startExport(tx, caller.personId, now()) }),
  );
  // a stream has no JSON schema
  app.route({
    // named, because Fastify's own route for HEAD would read the whole file
    method: ['GET', 'HEAD'],
    url: DATA_EXPORT_FILE,
    config: { access: 'student' },
    async handler(request, reply) {
      const { exportId } = request.params as { exportId: string };
      const { key, bytes } = await findExportFile(dependencies, request.caller!.personId, exportId);
      const content = request.method === 'HEAD' ? undefined : await dependencies.storage.open(key);
      if (content === null) throw nothingHere();
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .headers({ 'cache-control': 'no-store', 'content-length': bytes })
        .send(content);
    },
  });
}
