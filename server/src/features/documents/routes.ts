import { PREVIEW_DOCUMENT_PATH } from '@sikhya/contract/course-page.ts';
import { openFile } from '@sikhya/contract/files.ts';
import { openDocument, PAGE_PICTURE_PATH, PDF_VIEWER_PATH } from '@sikhya/contract/study.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { sendDocument } from './send-document.ts';
import { sendPagePicture } from './send-page-picture.ts';
import * as service from './service.ts';

/** The viewer requests a large PDF in hundreds of small ranges. */
const CALLS_PER_MINUTE = 6000;

export function documentRoutes(app: FastifyInstance, dependencies: service.DocumentDependencies): void {
  serve(app, openFile, ({ caller, body }) => service.createFileLink(dependencies, caller, body.fileUrl));
  serve(app, openDocument, ({ caller, body }) => service.createChapterLink(dependencies, caller, body));

  const identifyTicket = service.createTicketIdentifier(dependencies);
  const documentRoute = {
    method: ['GET', 'HEAD'] as ['GET', 'HEAD'],
    compress: false as const,
  };
  app.route<{ Params: { courseId: string; subjectIndex: string; chapterIndex: string } }>({
    ...documentRoute,
    url: PDF_VIEWER_PATH,
    config: {
      access: 'signed-in',
      permission: 'courses.read',
      identifyTicket,
      callsPerMinute: CALLS_PER_MINUTE,
    },
    handler: async (request, reply) => {
      const document = await service.getChapterDocument(dependencies, request.caller!, request.params);
      return sendDocument(dependencies.storage, document, request, reply);
    },
  });
  app.get<{ Params: { courseId: string; chapterId: string } }>(
    PAGE_PICTURE_PATH,
    { config: { access: 'signed-in', permission: 'courses.read', identifyTicket }, compress: false },
    async (request, reply) => {
      const picture = await service.findPagePicture(dependencies, request.caller!, request.params);
      return sendPagePicture(dependencies.storage, picture, reply);
    },
  );
  app.route<{ Params: { id: string } }>({
    ...documentRoute,
    url: '/files/:id/document.pdf',
    config: {
      access: 'admin',
      permission: 'courses.read',
      identifyTicket,
      callsPerMinute: CALLS_PER_MINUTE,
    },
    handler: async (request, reply) => {
      const document = await service.getFileDocument(dependencies, request.caller!, request.params.id);
      return sendDocument(dependencies.storage, document, request, reply);
    },
  });
  app.route<{ Params: { slug: string; chapterId: string } }>({
    ...documentRoute,
    url: PREVIEW_DOCUMENT_PATH,
    config: { access: 'public', callsPerMinute: CALLS_PER_MINUTE },
    handler: async (request, reply) => {
      const document = await service.getPreviewDocument(dependencies, request.params);
      return sendDocument(dependencies.storage, document, request, reply);
    },
  });
}
