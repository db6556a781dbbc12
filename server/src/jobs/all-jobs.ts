import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { DatabaseAddress } from '../database/connection.ts';
import type { Db } from '../database/database.ts';
import { getUploadFolder } from '../features/files/service.ts';
import type { OrderDependencies } from '../features/orders/service.ts';
import type { Storage } from '../storage/storage.ts';
import { addQuestionHashesJob } from './add-question-hashes.ts';
import { announceDayJob } from './announce-day.ts';
import { checkOrders } from './check-orders.ts';
import { countQuestionStatisticsJob } from './count-question-statistics.ts';
import { deleteOldIdempotencyKeys } from './delete-old-idempotency-keys.ts';
import { deleteOldRequests } from './delete-old-requests.ts';
import { deleteOldSignInsJob } from './delete-old-sign-ins.ts';
import { drawPagePictures } from './draw-page-pictures.ts';
import { emptyBin } from './empty-bin.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { foldStudentSearchKeys } from './fold-student-search-keys.ts';
import { gradeAbandonedAttempts } from './grade-abandoned-attempts.ts';
import type { Job } from './jobs.ts';
import { makeDataExports } from './make-data-exports.ts';
import { nightlyBackup } from './nightly-backup.ts';
import { publishScheduledCourses } from './publish-scheduled-courses.ts';
import { queueNotices } from './queue-notices.ts';
import { recheckCertificatesJob } from './recheck-certificates.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { regradeResultsJob } from './regrade-results.ts';
import { restoreRehearsal } from './restore-rehearsal.ts';
import { sendMessagesJob } from './send-messages.ts';
import { sweepUnusedFiles } from './sweep-unused-files.ts';

type Parts = {
  db: Db;
  storage: Storage;
  address: DatabaseAddress;
  now: () => Date;
  orders: OrderDependencies;
  log: FastifyBaseLogger;
};

/** Lists all jobs of the server; some depend on the settings. */
export function createJobs(config: Config, { db, storage, address, now, orders, log }: Parts): Job[] {
  return [
    gradeAbandonedAttempts(db, now),
    regradeResultsJob(db, now),
    deleteOldIdempotencyKeys(db, now),
    foldStudentSearchKeys(db),
    addQuestionHashesJob(db),
    countQuestionStatisticsJob(db, now),
    deleteOldSignInsJob(db, now),
    eraseAccounts({ db, storage, now }),
    deleteOldRequests(db, now),
    makeDataExports({ db, storage, now }),
    publishScheduledCourses(db, now),
    recheckCertificatesJob(db, now),
    emptyBin({ db, storage, now }, log),
    sendMessagesJob(db, now),
    queueNotices({ db, now, protectsMinors: config.protectsMinors }),
    announceDayJob(db, now),
    sweepUnusedFiles({ db, storage, dataDir: config.dataDir, now }),
    ...(config.payments.kind === 'off' ? [] : [checkOrders(orders), reconcilePayments(orders)]),
    drawPagePictures({ db, storage, folder: getUploadFolder(config.dataDir) }),
    ...(config.backup.nightly
      ? [nightlyBackup({ address, db, storage, now, folder: config.backup.folder, log: log })]
      : []),
    ...(config.backup.rehearsalDays > 0
      ? [
          restoreRehearsal({
            address,
            db,
            now,
            folder: config.backup.folder,
            everyDays: config.backup.rehearsalDays,
            databaseFolder: config.databaseUrl ? null : config.dataDir,
            log: log,
          }),
        ]
      : []),
  ];
}
