import pg from 'pg';
import { DatabaseIsStandby } from './errors.ts';

type Parameter = { parameterName: string; parameterValue: string };
type WithConnection = { connection: NodeJS.EventEmitter & { stream: { destroy(): void } } };

const standbys = new WeakSet<pg.ClientBase>();

/** A client that knows whether its server is a standby, which PostgreSQL says at the start of each connection. */
export class ObservingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as WithConnection;
    connection.on('parameterStatus', ({ parameterName, parameterValue }: Parameter) => {
      if (parameterName !== 'in_hot_standby') return;
      if (parameterValue === 'on') standbys.add(this);
      else standbys.delete(this);
    });
  }
}

/**
 * Refuses a connection to a standby. During a failover an address may lead there for a moment: its data may be old, and its
 * advisory locks are its own, so that a job would run twice.
 */
export function refuseStandby(client: pg.ClientBase): void {
  if (standbys.has(client)) throw new DatabaseIsStandby();
}

/** Closes a connection without waiting for the server, which may be gone. */
export function dropConnection(client: pg.ClientBase): void {
  (client as unknown as WithConnection).connection.stream.destroy();
}
