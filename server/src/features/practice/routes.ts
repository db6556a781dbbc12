import * as contract from '@sikhya/contract/practice.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import * as bookmarks from './bookmarks.ts';
import { readNextActions } from './next-actions.ts';
import { readProgress } from './progress.ts';
import { storePractice } from './reviews.ts';
import * as service from './service.ts';

export function practiceRoutes(app: FastifyInstance, { db, now }: { db: Db; now: () => Date }): void {
  serve(app, contract.getPractice, ({ caller, query }) =>
    service.readPractice(db, caller.personId, query, now()),
  );
  serve(app, contract.sendReviews, ({ caller, body }) => storePractice(db, caller.personId, body, now()));
  serve(app, contract.setPracticeSettings, ({ caller, body }) =>
    service.setSettings(db, caller.personId, body),
  );
  serve(app, contract.getPracticeProgress, ({ caller }) => readProgress(db, caller.personId, now()));
  serve(app, contract.getNextActions, ({ caller }) => readNextActions(db, caller.personId, now()));
  serve(app, contract.listBookmarks, ({ caller, params }) =>
    bookmarks.listBookmarks(db, caller.personId, params.resultId, now()),
  );
  serve(app, contract.setBookmark, ({ caller, params, body }) =>
    bookmarks.setBookmark(db, caller.personId, params.resultId, body, now()),
  );
}
