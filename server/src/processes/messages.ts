import type { DatabaseAddress } from '../database/connection.ts';
import type { Family } from '../metrics/text-format.ts';

/** Messages from the primary to a worker. */
export type ToWorker =
  | { kind: 'start'; number: number; address: DatabaseAddress }
  /** Finish the running requests and end. The other workers keep serving, so no request may be refused. */
  | { kind: 'retire' }
  | { kind: 'stop' }
  /** Asks for the figures of this worker. */
  | { kind: 'read-figures'; id: number }
  | { kind: 'all-figures'; id: number; families: Family[] };

/** Messages from a worker to the primary. */
export type ToPrimary =
  /** The worker listens for messages. */
  | { kind: 'loaded' }
  /** The event loop of the worker runs. */
  | { kind: 'heartbeat' }
  | { kind: 'ready'; url: string }
  /** The start failed; the reason is a sentence. */
  | { kind: 'failed'; reason: string }
  | { kind: 'collect-figures'; id: number }
  | { kind: 'figures'; id: number; families: Family[] };
