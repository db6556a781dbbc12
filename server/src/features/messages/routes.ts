import * as contract from '@sikhya/contract/messages.ts';
import type { FastifyInstance } from 'fastify';
import type { WriteDependencies } from '../../http/idempotency.ts';
import { serve, withStatus } from '../../http/serve.ts';
import { serveWrite } from '../../http/serve-write.ts';
import type { MailSite } from '../notices/service.ts';
import * as service from './service.ts';

type Parts = WriteDependencies & {
  site: MailSite;
  channels: contract.Message['channels'];
  protectsMinors: boolean;
};

export function messageRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now, protectsMinors } = parts;
  const getRules = () => ({ now: now(), protectsMinors });
  serve(app, contract.listMessages, ({ query }) => service.listMessages(db, query));
  serve(app, contract.getMessage, ({ params }) => service.getMessage(parts, params.messageId));
  serve(app, contract.countRecipients, ({ params }) =>
    service.countMessageRecipients(db, params.messageId, getRules()),
  );
  serve(app, contract.previewMessage, ({ params }) => service.previewMails(parts, params.messageId, now()));
  serveWrite(app, parts, contract.createMessage, async ({ tx, body, ...actor }) =>
    withStatus(201, await service.createMessage(tx, actor, body, now())),
  );
  serveWrite(app, parts, contract.saveMessage, ({ tx, params, body, ...actor }) =>
    service.saveMessage(tx, actor, params.messageId, body, now()),
  );
  serveWrite(app, parts, contract.scheduleMessage, ({ tx, params, body, ...actor }) =>
    service.scheduleMessage(tx, actor, params.messageId, body, getRules()),
  );
  serveWrite(app, parts, contract.sendMessage, ({ tx, params, body, ...actor }) =>
    service.sendMessage(tx, actor, params.messageId, body, getRules()),
  );
  serveWrite(app, parts, contract.cancelMessage, ({ tx, params, ...actor }) =>
    service.cancelMessage(tx, actor, params.messageId, now()),
  );
  serveWrite(app, parts, contract.deleteMessage, ({ tx, params, ...actor }) =>
    service.deleteMessage(tx, actor, params.messageId, now()),
  );
}
