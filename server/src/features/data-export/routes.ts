import { DATA_EXPORT_FILE, startDataExport } from '@sikhya/contract/student-account.ts';
import type { FastifyInstance } from 'fastify';
import { withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import { type ExportDependencies, openExport, startExport } from './service.ts';

export function dataExportRoutes(app: FastifyInstance, dependencies: ExportDependencies): void {
  const { now } = dependencies;
  serveWrite(app, dependencies, startDataExport, async ({ tx, caller }) =>
    withStatus(202, { dataExport: await startExport(tx, caller.personId, now()) }),
  );
  // a stream has no JSON schema
  app.get(DATA_EXPORT_FILE, { config: { access: 'student' } }, async (request, reply) => {
    const { exportId } = request.params as { exportId: string };
    const content = await openExport(dependencies, request.caller!.personId, exportId);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .header('cache-control', 'no-store')
      .send(content);
  });
}
