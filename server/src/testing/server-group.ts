import { createServer } from 'node:net';
import type { DatabaseAddress } from '../database/connection.ts';
import { s3Server, temporaryFolder } from '../storage/for-test.ts';
import { type Killable, MAIN, startProcess } from './product-process.ts';

type Ends = { after(work: () => Promise<unknown>): void };

export type Answer = { status: number; body: string; bytes: Buffer };
type Options = { method?: string; token?: string; body?: object; form?: FormData };

/** Asks at an address of the product, over whichever server; says who answered at last. */
export type Ask = (path: string, options?: Options) => Promise<Answer>;

/** So answers a server that cannot right now, or the proxy before one that is gone. */
const AWAY = new Set([502, 503, 504]);
const AGAIN_AFTER_MS = 100;
const TRIES = 300;

/** Several servers, each in a process of its own, that share one PostgreSQL and one object store. */
export async function serverGroup(
  t: Ends,
  database: Exclude<DatabaseAddress, string>,
  settings: Record<string, string> = {},
  total = 3,
) {
  const { settings: s3 } = await s3Server(t);
  const shared = {
    HOST: '127.0.0.1',
    DATABASE_URL: urlOf(database),
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint!,
    S3_ACCESS_KEY_ID: s3.accessKeyId!,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey!,
    SESSION_SECRET: 'shared-by-all-servers-of-this-test-0123456789',
    IDENTITY: 'local',
    DEMO: '0',
    SERVE_WEB: '0',
    ...settings,
  };
  const places = await Promise.all(
    Array.from({ length: total }, async () => ({
      PORT: String(await freePort()),
      DATA_DIR: await temporaryFolder(t),
    })),
  );
  const start = (n: number): Promise<Killable> => startProcess(MAIN, { ...shared, ...places[n] });
  const servers = await Promise.all(places.map((_, n) => start(n)));
  t.after(() => Promise.all(servers.map((server) => server.kill())));

  const replace = async (n: number, end: 'stop' | 'kill') => {
    await servers[n]![end]();
    servers[n] = await start(n);
  };
  return {
    addresses: servers.map(({ address }) => address),
    /** In good order, one after another. */
    async restartEach() {
      for (const n of servers.keys()) await replace(n, 'stop');
    },
    /** As a power cut ends it; then it is started again. */
    killOne: (n: number) => replace(n, 'kill'),
    askOne: (n: number, path: string, options: Options = {}) => send(servers[n]!.address + path, options),
  };
}

/** A client that goes round: the next server for each call, and another one while one is away. */
export function goingRound(addresses: string[]): Ask {
  let turn = 0;
  return async (path, options = {}) => {
    for (let tries = 1; ; tries += 1) {
      turn = (turn + 1) % addresses.length;
      const answer = await send(addresses[turn]! + path, options).catch((error) => {
        if (tries === TRIES) throw error;
        return undefined;
      });
      if (answer && !AWAY.has(answer.status)) return answer;
      if (tries === TRIES) throw new Error(`${path} was refused ${TRIES} times`);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  };
}

async function send(url: string, { method, token, body, form }: Options): Promise<Answer> {
  const sent = form ?? (body && JSON.stringify(body));
  const answer = await fetch(url, {
    method: method ?? (sent ? 'POST' : 'GET'),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(sent && { body: sent }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, body: bytes.toString(), bytes };
}

/** As libpq has it: the folder of a Unix socket stands in the query. */
function urlOf({ username, host, port, database }: Exclude<DatabaseAddress, string>): string {
  return `postgres://${username}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
