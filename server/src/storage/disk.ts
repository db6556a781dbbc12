import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { assertKey, isKey } from './keys.ts';
import { measured } from './measured.ts';
import { type Storage, StorageFailure } from './storage.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Files under `<dataDir>/files`, in folders by the end of their id: ids begin with the time and would share one. */
export function diskStorage(dataDir: string): Storage {
  const root = path.resolve(dataDir, 'files');
  const incoming = path.join(root, 'incoming');

  function placeOf(key: string): string {
    assertKey(key);
    return path.join(root, key.slice(0, key.indexOf('/')).slice(-2), key);
  }

  return {
    async put(key, content, { maxBytes }) {
      const place = placeOf(key);
      const temporary = path.join(incoming, randomUUID());
      const source = measured(content, maxBytes);
      try {
        await makeFolder(incoming);
        await write(temporary, source.content);
        await moveTo(place, temporary);
        await syncUpTo(root, path.dirname(place));
        return source.result();
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {});
        throw explained(error);
      }
    },

    async open(key, range) {
      const file = await unlessMissing(open(placeOf(key), 'r'));
      return file?.createReadStream(range) ?? null;
    },

    async size(key) {
      return (await unlessMissing(stat(placeOf(key))))?.size ?? null;
    },

    async remove(key) {
      const place = placeOf(key);
      const removed = await unlessMissing(rm(place).then(() => true));
      // Fails where other files of the same id are there, and then it should.
      if (removed) await rmdir(path.dirname(place)).catch(() => {});
    },

    async *list() {
      await clearLeftovers(incoming);
      for (const ending of (await namesIn(root)).filter((name) => name.length === 2)) {
        for (const id of await namesIn(path.join(root, ending))) {
          for (const name of await namesIn(path.join(root, ending, id))) {
            const key = `${id}/${name}`;
            const found = isKey(key) && (await unlessMissing(stat(placeOf(key))));
            if (found) yield { key, bytes: found.size, modifiedAt: found.mtime };
          }
        }
      }
    },

    // Room is not asked for: with a full disk, what is there can still be read.
    async check() {
      try {
        await makeFolder(incoming);
        for (const folder of [root, incoming])
          await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
      } catch (error) {
        throw new StartFailure(
          `The server cannot keep files in ${root} (${codeOf(error)}); give it the right to, or set DATA_DIR to another folder.`,
        );
      }
    },
  };
}

function makeFolder(folder: string) {
  return mkdir(folder, { recursive: true, mode: 0o700 });
}

async function write(place: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(place, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A remove at the same time may take the folder away between the two steps; then both are done again. */
async function moveTo(place: string, temporary: string): Promise<void> {
  for (let triesLeft = 5; ; triesLeft--) {
    await makeFolder(path.dirname(place));
    try {
      return await rename(temporary, place);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || triesLeft === 0) throw error;
    }
  }
}

/** A name is safe from a power cut once its folder is on the disk, and a new folder once its own parent is. */
async function syncUpTo(root: string, folder: string): Promise<void> {
  if (process.platform === 'win32') return; // It opens no folders.
  const handle = await unlessMissing(open(folder, 'r')); // A remove may just have taken it away.
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
  if (folder !== root) await syncUpTo(root, path.dirname(folder));
}

async function clearLeftovers(incoming: string): Promise<void> {
  for (const name of await namesIn(incoming)) {
    const place = path.join(incoming, name);
    const found = await unlessMissing(stat(place));
    if (found && found.mtimeMs < Date.now() - DAY) await rm(place, { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await unlessMissing(readdir(folder))) ?? [];
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw explained(error);
  }
}

const AWAY = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ESTALE'];

/** What is the disk's fault is named so; what came from the source of the content stays as it is. */
function explained(error: unknown): unknown {
  return AWAY.includes(codeOf(error)) ? new StorageFailure('away', error) : error;
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
