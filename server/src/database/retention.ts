import { OFFLINE } from '@sikhya/contract/constants.ts';
import { RESTORE_DAYS } from '@sikhya/contract/student-account.ts';

const DAY_MS = 24 * 3600 * 1000;

/** How long personal data is stored, in one table. The jobs that delete it read their periods here. */
export const RETENTION = {
  /** A deleted account can be restored for this long. */
  deletedAccountMs: RESTORE_DAYS * DAY_MS,
  /**
   * Expired sessions are kept for this long, so that incidents can be investigated, and so that a device that was offline for
   * as long as the leases of its chapters learns whether its session has expired or was ended.
   */
  expiredSessionMs: OFFLINE.leaseDays * DAY_MS,
  /** Responses to writes with an Idempotency-Key. */
  idempotencyKeyMs: DAY_MS,
  /** The link to an export of all data works for this long. */
  dataExportMs: DAY_MS,
  /** The name of a buyer, after the payment: tax law requires invoices for six years after the yearly return. */
  buyerNameMs: 8 * 366 * DAY_MS,
  /** Requests to a parent that led to no consent, after their link has expired. Longer than a refusal counts. */
  parentRequestMs: 60 * DAY_MS,
  /** Answered grievances: a suit can be brought for three years. */
  answeredGrievanceMs: 3 * 366 * DAY_MS,
  /** Addresses of the newsletter that nobody confirmed. */
  unconfirmedSubscriberMs: 7 * DAY_MS,
  /** Addresses that unsubscribed, so that the school can show that it stopped writing. */
  unsubscribedMs: 30 * DAY_MS,
  noticesMs: 180 * DAY_MS,
  /** E-mails and pushes that were sent, left out or given up. */
  deliveriesMs: 30 * DAY_MS,
} as const;
