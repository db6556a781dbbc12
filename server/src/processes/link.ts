import type { ToPrimary, ToWorker } from './messages.ts';

/** Calls the handler for each message of this kind from the primary. */
export function onMessage<Kind extends ToWorker['kind']>(
  kind: Kind,
  handle: (message: Extract<ToWorker, { kind: Kind }>) => void,
): void {
  process.on('message', (message: ToWorker) => {
    if (message.kind === kind) handle(message as Extract<ToWorker, { kind: Kind }>);
  });
}

/** Resolves when the message is sent. Does nothing if the primary is gone. */
export function sendToPrimary(message: ToPrimary): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected) return resolve();
    process.send?.(message, undefined, undefined, () => resolve());
  });
}
