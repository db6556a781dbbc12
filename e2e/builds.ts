import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DIST = path.join(import.meta.dirname, '../web/dist');
const HASH = /-([\w-]{7,8})(\.(?:js|css))$/;
const TEXT_FILE = /\.(js|css|html)$/;

/** A copy of the built pages. Compressed files are left out, because they would not match changed ones. */
async function copyBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-build-'));
  await cp(DIST, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  return folder;
}

/** A build of the same app in which every script and style sheet has another name, as after a change. */
export async function createNextBuild(): Promise<string> {
  const folder = await copyBuild();
  const assets = path.join(folder, 'client/assets');
  const names = (await readdir(assets)).filter((name) => HASH.test(name));
  const newNames = new Map(names.map((name) => [name, name.replace(HASH, '-next$1$2')]));
  for (const [name, newName] of newNames) await rename(path.join(assets, name), path.join(assets, newName));
  const files = (await readdir(folder, { recursive: true })).filter((name) => TEXT_FILE.test(name));
  for (const name of files) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replace(/[\w.-]+\.(?:js|css)\b/g, (found) => newNames.get(found) ?? found),
    );
  }
  return folder;
}

/** A build with a worker that answers every page with an error. */
export async function createBuildWithBrokenWorker(): Promise<string> {
  const folder = await copyBuild();
  const worker = `
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => {
      if (event.request.mode === 'navigate') event.respondWith(new Response('The worker is broken'));
    });`;
  await writeFile(path.join(folder, 'client/sw.js'), worker);
  return folder;
}

export const removeBuild = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
