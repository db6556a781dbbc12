import type { DatabaseAddress } from '../database/connection.ts';
import type { Family } from '../metrics/text-format.ts';

/** What the primary sends to a worker. */
export type ToWorker =
  | { kind: 'start'; number: number; address: DatabaseAddress }
  /** Finish what is running and end. While the others go on, no request may be refused. */
  | { kind: 'retire' }
  | { kind: 'stop' }
  /** Asks for the figures of this worker. */
  | { kind: 'read-figures'; id: number }
  | { kind: 'all-figures'; id: number; families: Family[] };

/** What a worker sends to the primary. */
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
