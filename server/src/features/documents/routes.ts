import { openFile } from '@sikhya/contract/files.ts';
import { openDocument, PDF_VIEWER_PATH } from '@sikhya/contract/study.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { sendDocument } from './send-document.ts';
import * as service from './service.ts';

/** A viewer asks for a large PDF in hundreds of small parts. */
const PARTS_A_MINUTE = 6000;

export function documentRoutes(app: FastifyInstance, parts: service.DocumentParts): void {
  serve(app, openFile, ({ caller, body }) => service.linkToFile(parts, caller, body.fileUrl));
  serve(app, openDocument, ({ caller, body }) => service.linkToChapter(parts, caller, body));

  const identifyTicket = service.ticketReader(parts);
  const document = {
    method: ['GET', 'HEAD'] as ['GET', 'HEAD'],
    compress: false as const,
  };
  app.route<{ Params: { courseId: string; subjectIndex: string; chapterIndex: string } }>({
    ...document,
    url: PDF_VIEWER_PATH,
    config: { access: 'signed-in', identifyTicket, callsPerMinute: PARTS_A_MINUTE },
    handler: async (request, reply) => {
      const found = await service.documentOfChapter(parts, request.caller!, request.params);
      return sendDocument(parts.storage, found, request, reply);
    },
  });
  app.route<{ Params: { id: string } }>({
    ...document,
    url: '/files/:id/document.pdf',
    config: { access: 'admin', identifyTicket, callsPerMinute: PARTS_A_MINUTE },
    handler: async (request, reply) => {
      const found = await service.documentOfFile(parts, request.caller!, request.params.id);
      return sendDocument(parts.storage, found, request, reply);
    },
  });
}
