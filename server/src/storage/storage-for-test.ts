import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { buildApp } from 'fauxqs';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import type { S3Settings } from './s3-client.ts';
import type { Storage } from './storage.ts';

/** A test or a test file, with a hook that runs at its end. */
type TestScope = { after(work: () => Promise<unknown>): void };

/** A storage to test, its unfinished writes, and the code with which another process opens it. */
export type Subject = { storage: Storage; unfinished(): Promise<string[]>; code: string };

export const STORAGES: Record<string, (t: TestScope) => Promise<Subject>> = {
  async disk(t) {
    const dataDir = await temporaryFolder(t);
    return {
      storage: diskStorage(dataDir),
      unfinished: () => readdir(path.join(dataDir, 'files/incoming')),
      code: `(await import('${import.meta.resolve('./disk.ts')}')).diskStorage(${JSON.stringify(dataDir)})`,
    };
  },
  async s3(t) {
    const { settings, unfinished } = await s3Server(t);
    return {
      storage: s3Storage(settings),
      unfinished: async () => [...unfinished],
      code: `(await import('${import.meta.resolve('./s3.ts')}')).s3Storage(${JSON.stringify(settings)})`,
    };
  },
};

export async function temporaryFolder(t: TestScope): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-storage-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a real S3 server with one bucket. `unfinished` holds the uploads that were neither completed nor aborted. */
export async function s3Server(t: TestScope) {
  const app = buildApp({ logger: false });
  const unfinished = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const { uploads, uploadId = '' } = request.query as { uploads?: string; uploadId?: string };
    const begun = uploads !== undefined && /<UploadId>(.+)<\/UploadId>/.exec(String(payload))?.[1];
    if (begun) unfinished.add(begun);
    if (request.method !== 'PUT' && reply.statusCode < 300) unfinished.delete(uploadId);
  });
  const endpoint = await app.listen({ host: '127.0.0.1', port: 0 });
  t.after(() => app.close());
  await app.inject({ method: 'PUT', url: '/files' });
  return { app, settings: settingsFor(endpoint), unfinished };
}

/** Starts a server with the given responses, for failures that a correct server never shows. */
export async function fakeS3Server(t: TestContext, respond: RequestListener): Promise<S3Settings> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return settingsFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

function settingsFor(endpoint: string): S3Settings {
  return {
    bucket: 'files',
    region: 'us-east-1',
    endpoint,
    prefix: 'sikhya',
    forcePathStyle: true,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    // a busy machine may take long to answer; a test of the timeout sets its own
    patienceMs: 60_000,
  };
}

/** Runs code in a separate process. Returns the first line that it prints, and a function that kills it. */
export function runInProcess(t: TestContext, code: string, wrapper: string[] = []) {
  const [command, ...args] = [...wrapper, process.execPath, '--expose-gc', '--input-type=module', '-e', code];
  const child = spawn(command!, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  t.after(() => child.kill('SIGKILL'));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const errors = buffer(child.stderr);
  const line = (async () => {
    let printed = '';
    for await (const chunk of child.stdout) {
      printed += chunk;
      if (printed.includes('\n')) return printed.slice(0, printed.indexOf('\n'));
    }
    throw new Error(`The process printed nothing: ${await errors}`);
  })();
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { line, kill };
}

export async function read(storage: Storage, key: string, range?: { start: number; end: number }) {
  const stream = await storage.open(key, range);
  return stream && (await buffer(stream));
}

export async function listKeys(storage: Storage): Promise<string[]> {
  const keys = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.sort();
}
