// whole, since an older Node, which is told so later on, has not all of it
import fs from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH = 6e9;

/**
 * A folder for all that a test run writes: databases, uploads, profiles of browsers. It lies in memory where there is
 * plenty, since nothing of it is kept and half of the time of a run would be waiting for a disk.
 */
export function makeScratch() {
  const scratch = fs.mkdtempSync(path.join(isRoomInMemory() ? MEMORY : tmpdir(), 'sikhya-'));
  // some tests start the server as another user, who must be able to read what is packed there
  fs.chmodSync(scratch, 0o755);
  return scratch;
}

function isRoomInMemory() {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > ENOUGH;
  } catch {
    return false;
  }
}
