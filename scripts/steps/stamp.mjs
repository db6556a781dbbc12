import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns a hash of files and folders. A stamp file with this hash shows that a step was done for this content. */
export function hashFiles(paths) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of paths.flatMap(listFiles))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

export function hasStamp(stampFile, hash) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
}

export function writeStamp(stampFile, hash) {
  // Removed first, so that a copy of the project made with hard links keeps its own stamp.
  rmSync(stampFile, { force: true });
  writeFileSync(stampFile, hash);
}

function listFiles(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap((name) => listFiles(path.join(place, name)));
}
