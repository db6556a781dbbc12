import * as settingsContract from '@sikhya/contract/notice-settings.ts';
import * as contract from '@sikhya/contract/notices.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { subscribe, unsubscribeBrowser } from './push/subscriptions.ts';
import * as service from './service.ts';
import { changeSetting, type OfferedChannels, readSettings } from './settings.ts';

type Parts = { db: Db; now: () => Date; offered: OfferedChannels };

export function noticeRoutes(app: FastifyInstance, { db, now, offered }: Parts): void {
  serve(app, contract.listNotices, ({ caller, query }) => service.listNotices(db, caller, query));
  serve(app, contract.listAdminNotices, ({ caller, query }) => service.listNotices(db, caller, query));
  serve(app, contract.countUnreadNotices, ({ caller }) => service.countUnread(db, caller));
  serve(app, contract.markNoticesRead, ({ caller, body }) =>
    service.markRead(db, caller, body.noticeIds, now()),
  );
  serve(app, settingsContract.getNoticeSettings, ({ caller }) => readSettings(db, caller.personId, offered));
  serve(app, settingsContract.setNoticeSetting, ({ caller, body }) =>
    changeSetting(db, caller.personId, body, offered),
  );
  serve(app, settingsContract.subscribeToPush, ({ caller, body }) =>
    subscribe(db, caller, body, { isOffered: offered.pushKey !== null, now: now() }),
  );
  serve(app, settingsContract.unsubscribeFromPush, ({ caller, body }) =>
    unsubscribeBrowser(db, caller, body.endpoint),
  );
}
