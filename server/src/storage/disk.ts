import { randomUUID } from 'node:crypto';
import { access, constants, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { assertKey, isKey } from './keys.ts';
import { makeFolder } from './make-folder.ts';
import { measureContent } from './measure-content.ts';
import { type Storage, StorageError } from './storage.ts';
import { writeDurably } from './write-durably.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Stores files under `<dataDir>/files`, in folders by the last two characters of the id; ids start with the time. */
export function diskStorage(dataDir: string): Storage {
  const root = path.resolve(dataDir, 'files');
  const incoming = path.join(root, 'incoming');

  function toPath(key: string): string {
    assertKey(key);
    return path.join(root, key.slice(0, key.indexOf('/')).slice(-2), key);
  }

  let wasCreated = false;

  async function create(): Promise<void> {
    await makeFolder(incoming);
    wasCreated = true;
  }

  /** Without the folder, such as after its disk was unmounted, no file is known to be missing. */
  async function requireFolder(): Promise<void> {
    if (wasCreated && !(await nullIfMissing(stat(incoming))))
      throw new StorageError('away', new Error(`The folder ${incoming} is missing.`));
  }

  async function nullIfNoFile<T>(answer: Promise<T>): Promise<T | null> {
    const found = await nullIfMissing(answer);
    if (found === null) await requireFolder();
    return found;
  }

  return {
    async put(key, content, { maxBytes }) {
      const place = toPath(key);
      const temporary = path.join(incoming, randomUUID());
      const source = measureContent(content, maxBytes);
      try {
        await requireFolder();
        await create();
        await writeDurably(temporary, source.content);
        await moveTo(place, temporary);
        await syncUpTo(root, path.dirname(place));
        return source.result();
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {});
        throw toStorageError(error);
      }
    },

    async open(key, range) {
      const file = await nullIfNoFile(open(toPath(key), 'r'));
      return file?.createReadStream(range) ?? null;
    },

    async size(key) {
      return (await nullIfNoFile(stat(toPath(key))))?.size ?? null;
    },

    async remove(key) {
      const place = toPath(key);
      const removed = await nullIfNoFile(rm(place).then(() => true));
      // Fails if the folder has other files of the same id, which is intended.
      if (removed) await rmdir(path.dirname(place)).catch(() => {});
    },

    async *list() {
      await requireFolder();
      await removeLeftovers(incoming);
      for (const ending of (await readNames(root)).filter((name) => name.length === 2)) {
        for (const id of await readNames(path.join(root, ending))) {
          for (const name of await readNames(path.join(root, ending, id))) {
            const key = `${id}/${name}`;
            const found = isKey(key) && (await nullIfMissing(stat(toPath(key))));
            if (found) yield { key, bytes: found.size, modifiedAt: found.mtime };
          }
        }
      }
    },

    // Does not check free space: on a full disk, files can still be read.
    async check() {
      try {
        await create();
        for (const folder of [root, incoming])
          await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
      } catch (error) {
        throw new StartFailure(
          `The server cannot store files in ${root} (${getCode(error)}); give it write access, or set DATA_DIR to another folder.`,
        );
      }
    },
  };
}

/** Retries, because a concurrent remove may delete the folder between mkdir and rename. */
async function moveTo(place: string, temporary: string): Promise<void> {
  for (let triesLeft = 5; ; triesLeft--) {
    await makeFolder(path.dirname(place));
    try {
      return await rename(temporary, place);
    } catch (error) {
      if (getCode(error) !== 'ENOENT' || triesLeft === 0) throw error;
    }
  }
}

/** Syncs the folder and its parents up to the root, because a new name survives a power cut only after that. */
async function syncUpTo(root: string, folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows cannot open folders.
  const handle = await nullIfMissing(open(folder, 'r')); // A concurrent remove may have deleted it.
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
  if (folder !== root) await syncUpTo(root, path.dirname(folder));
}

async function removeLeftovers(incoming: string): Promise<void> {
  for (const name of await readNames(incoming)) {
    const place = path.join(incoming, name);
    const found = await nullIfMissing(stat(place));
    if (found && found.mtimeMs < Date.now() - DAY) await rm(place, { force: true });
  }
}

async function readNames(folder: string): Promise<string[]> {
  return (await nullIfMissing(readdir(folder))) ?? [];
}

async function nullIfMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (getCode(error) === 'ENOENT' || getCode(error) === 'ENOTDIR') return null;
    throw toStorageError(error);
  }
}

const UNAVAILABLE_CODES = [
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
  'ESTALE',
];

/** Converts errors of the disk to a StorageError; returns errors of the content's source unchanged. */
function toStorageError(error: unknown): unknown {
  return UNAVAILABLE_CODES.includes(getCode(error)) ? new StorageError('away', error) : error;
}

function getCode(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
