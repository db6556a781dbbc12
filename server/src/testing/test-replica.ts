import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after } from 'node:test';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { newFolder, readPostmasterPid, waitUntil } from '@sikhya/embedded-postgres/testing.ts';
import { sql } from 'drizzle-orm';
import { connect } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { copyFolder } from './product-process.ts';
import { toUrl } from './server-group.ts';

const SETTINGS = { fsync: 'off', max_wal_senders: '5' };

/** Starts a PostgreSQL with the current schema, and a replica that streams from it. */
export async function testReplica() {
  const scope = { after };
  const [ofPrimary, ofReplica] = [await newFolder(scope), await newFolder(scope)];
  const first = await startEmbeddedPostgres({ dataDir: ofPrimary, settings: SETTINGS });
  await migrateDatabase(first.connection, async () => {});
  await first.stop();
  // a stopped PostgreSQL can be copied file by file
  copyFolder(ofPrimary, ofReplica);
  await writeFile(path.join(ofReplica, 'postgres/standby.signal'), '');

  const primary = await startEmbeddedPostgres({ dataDir: ofPrimary, settings: SETTINGS });
  const { host, port, username } = primary.connection;
  const startReplica = () =>
    startEmbeddedPostgres({
      dataDir: ofReplica,
      settings: {
        ...SETTINGS,
        primary_conninfo: `host=${host} port=${port} user=${username}`,
        // otherwise a lost connection is tried again after five seconds
        wal_retrieve_retry_interval: '100ms',
      },
    });
  let replica: EmbeddedPostgres = await startReplica();
  const main = connect(primary.connection, 4);
  const other = connect(replica.connection, 1, { acceptsStandby: true });
  after(async () => {
    await Promise.all([main.close(), other.close()]);
    await replica.stop();
    await primary.stop();
  });
  const control = async (statement: string) => {
    await other.db.execute(sql.raw(statement));
  };
  return {
    db: main.db,
    address: primary.connection,
    replicaAddress: replica.connection,
    settings: {
      DATABASE_URL: toUrl(primary.connection),
      DATABASE_READ_URL: toUrl(replica.connection),
    },
    /** From now on the replica receives changes without showing them. */
    async pause() {
      await control('select pg_wal_replay_pause()');
      await waitUntil(async () => {
        const { rows } = await other.db.execute(sql`select pg_get_wal_replay_pause_state() as state`);
        return rows[0]!.state === 'paused';
      });
    },
    resume: () => control('select pg_wal_replay_resume()'),
    promote: () => control('select pg_promote()'),
    /** Kills it like a power cut; it starts again by itself. */
    async kill() {
      process.kill(await readPostmasterPid(ofReplica), 'SIGKILL');
    },
    stop: () => replica.stop(),
    async startAgain() {
      replica = await startReplica();
    },
  };
}
