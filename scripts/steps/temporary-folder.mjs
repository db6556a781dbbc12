// The whole module, because a named import of statfsSync fails on old versions of Node before they can be refused.
import fs from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 6e9;

/**
 * Creates a folder for everything that a test run writes: databases, uploads, browser profiles. It is in memory if
 * there is enough, because waiting for the disk would double the time of a run.
 */
export function createTemporaryFolder() {
  const folder = fs.mkdtempSync(path.join(hasEnoughMemory() ? MEMORY : tmpdir(), 'sikhya-'));
  // Some tests run the server as another user, who must be able to read the bundled packages in it.
  fs.chmodSync(folder, 0o755);
  return folder;
}

function hasEnoughMemory() {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
