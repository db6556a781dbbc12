import { createServer } from 'node:net';
import type { DatabaseAddress } from '../database/connection.ts';
import { s3Server, temporaryFolder } from '../storage/storage-for-test.ts';
import { type Killable, MAIN, startProcess } from './product-process.ts';

type TestScope = { after(work: () => Promise<unknown>): void };

export type HttpResponse = { status: number; body: string; bytes: Buffer };
type Options = { method?: string; token?: string; body?: object; form?: FormData };

/** Sends a request to one of the servers. */
export type Ask = (path: string, options?: Options) => Promise<HttpResponse>;

/** The status of a server that is overloaded, or of the proxy of a server that is gone. */
const UNAVAILABLE = new Set([502, 503, 504]);
const RETRY_AFTER_MS = 100;
const TRIES = 300;
/** A request that a killed process had not accepted yet is never answered. */
const TIMEOUT_MS = 30_000;

/** Starts several servers, each in its own process, that share one PostgreSQL and one object store. */
export async function startServerGroup(
  t: TestScope,
  database: DatabaseAddress,
  settings: Record<string, string> = {},
  { total = 3, logFile }: { total?: number; logFile?: string } = {},
) {
  const servers: Killable[] = [];
  // Before all else, because hooks run in this order and a server that still runs would write into its folder.
  t.after(() => Promise.all(servers.map((server) => server.kill())));
  const { settings: s3 } = await s3Server(t);
  const shared = {
    HOST: '127.0.0.1',
    DATABASE_URL: typeof database === 'string' ? database : toUrl(database),
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
  const ownSettings = await Promise.all(
    Array.from({ length: total }, async () => ({
      PORT: String(await freePort()),
      DATA_DIR: await temporaryFolder(t),
    })),
  );
  const start = (n: number): Promise<Killable> =>
    startProcess(MAIN, { ...shared, ...ownSettings[n] }, [], logFile);
  await Promise.all(
    ownSettings.map(async (_, n) => {
      servers[n] = await start(n);
    }),
  );

  const replace = async (n: number, end: 'stop' | 'kill') => {
    await servers[n]![end]();
    servers[n] = await start(n);
  };
  return {
    addresses: servers.map(({ address }) => address),
    /** Restarts the servers one after another, without killing them. */
    async restartEach() {
      for (const n of servers.keys()) await replace(n, 'stop');
    },
    /** Kills one server, like a power cut, and starts it again. */
    killOne: (n: number) => replace(n, 'kill'),
    askOne: (n: number, path: string, options: Options = {}) => send(servers[n]!.address + path, options),
  };
}

/** Returns a client that uses the next server for each request, and retries while a server is unavailable. */
export function roundRobin(addresses: string[]): Ask {
  let index = 0;
  return async (path, options = {}) => {
    for (let tries = 1; ; tries += 1) {
      index = (index + 1) % addresses.length;
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await send(addresses[index]! + path, options, signal).catch((error) => {
        if (tries === TRIES) throw error;
        return undefined;
      });
      if (response && !UNAVAILABLE.has(response.status)) return response;
      if (tries === TRIES) throw new Error(`${path} failed ${TRIES} times`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  };
}

async function send(
  url: string,
  { method, token, body, form }: Options,
  signal?: AbortSignal,
): Promise<HttpResponse> {
  const requestBody = form ?? (body && JSON.stringify(body));
  const response = await fetch(url, {
    method: method ?? (requestBody ? 'POST' : 'GET'),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(requestBody && { body: requestBody }),
    ...(signal && { signal }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, body: bytes.toString(), bytes };
}

/** As in libpq, the folder of a Unix socket is in the query. */
export function toUrl(address: Exclude<DatabaseAddress, string>): string {
  const { username, password, host, port, database } = address;
  const user = password === undefined ? username : `${username}:${encodeURIComponent(password)}`;
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
