import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A hash over files and folders, so that work is done again only when what it was made from has changed. */
export function hashOf(places) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of places.flatMap(filesIn))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

export function isStamped(stampFile, hash) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
}

export function stamp(stampFile, hash) {
  // A copy of the project that was made with hard links has this file in common: it must not change there.
  rmSync(stampFile, { force: true });
  writeFileSync(stampFile, hash);
}

function filesIn(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}
