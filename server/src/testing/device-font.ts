import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

const NOTO_SANS_ORIYA = '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff';

/** Creates a home folder for a browser whose device has the Odia font of Android. The caller deletes it. */
export async function createHomeWithOdiaFont(): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'sikhya-home-'));
  const woff = await readFile(fileURLToPath(import.meta.resolve(NOTO_SANS_ORIYA)));
  await mkdir(path.join(home, '.fonts'));
  await writeFile(path.join(home, '.fonts', 'NotoSansOriya-Regular.ttf'), toTrueType(woff));
  return home;
}

/** Converts a WOFF file, whose tables are compressed one by one, because browsers ignore it among the fonts of a device. */
function toTrueType(woff: Buffer): Buffer {
  const tableCount = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * tableCount);
  woff.copy(directory, 0, 4, 8); // the format
  directory.writeUInt16BE(tableCount, 4);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let index = 0; index < tableCount; index += 1) {
    const entry = woff.subarray(44 + 20 * index);
    const [offset, storedLength, length] = [4, 8, 12].map((position) => entry.readUInt32BE(position));
    const stored = woff.subarray(offset, offset! + storedLength!);
    const table = storedLength === length ? stored : inflateSync(stored);
    const target = 12 + 16 * index;
    entry.copy(directory, target, 0, 4); // its name
    entry.copy(directory, target + 4, 16, 20); // its checksum
    directory.writeUInt32BE(end, target + 8);
    directory.writeUInt32BE(length!, target + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    end += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
