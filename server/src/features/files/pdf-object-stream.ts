import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createInflate } from 'node:zlib';
import { BadSyntax, type Dict, entry, isName, namesIn, type OnNames, PdfReader } from './pdf-syntax.ts';

/** More than any program puts into one; what is larger is there to fill our memory. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Readers go by these entries and do not ask for the type. */
export function isObjectStream(dict: Dict): boolean {
  const names = namesIn(dict);
  return names.includes('ObjStm') || (names.includes('First') && names.includes('N'));
}

/** The objects in a stream of objects, unpacked. Throws BadSyntax where they cannot be had in full. */
export async function unpackObjectStream(
  file: { handle: FileHandle; place: string },
  dict: Dict,
  start: number,
): Promise<Buffer> {
  return filterOf(dict) === 'flate'
    ? inflated(file.place, start)
    : plain(file.handle, entry(dict, 'Length'), start);
}

/** Gives the names of every object in it to `onNames`. Its own list of places is what readers go by. */
export function readObjects(unpacked: Buffer, dict: Dict, onNames: OnNames): void {
  const [count, first] = [entry(dict, 'N'), entry(dict, 'First')];
  if (typeof count !== 'number' || typeof first !== 'number') throw new BadSyntax();
  const head = new PdfReader(unpacked, 0, true, onNames);
  for (let left = count; left > 0; left--) {
    const [id, offset] = [head.value(), head.value()];
    if (typeof id !== 'number' || typeof offset !== 'number') throw new BadSyntax();
    new PdfReader(unpacked, first + offset, true, onNames).value();
  }
}

function filterOf(dict: Dict): 'flate' | 'none' {
  const names = namesIn(dict);
  const has = (...wanted: string[]) => names.some((name) => wanted.includes(name));
  if (has('DecodeParms', 'DP')) throw new BadSyntax();
  if (!has('Filter', 'F')) return 'none';
  const value = entry(dict, 'Filter', 'F');
  const list = value && typeof value === 'object' && 'items' in value ? value.items : [value];
  if (list.length === 0) return 'none';
  const [only] = list;
  if (list.length === 1 && isName(only) && ['FlateDecode', 'Fl'].includes(only.name)) return 'flate';
  throw new BadSyntax();
}

/** Packed data says itself where it ends. */
async function inflated(place: string, start: number): Promise<Buffer> {
  const packed = createReadStream(place, { start, highWaterMark: 16 * 1024 });
  const inflating = pipeline(packed, createInflate(), () => {});
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of inflating) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new BadSyntax();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    throw new BadSyntax();
  } finally {
    packed.destroy();
  }
}

async function plain(handle: FileHandle, length: unknown, start: number): Promise<Buffer> {
  if (typeof length !== 'number' || length < 0 || length > MOST_BYTES) throw new BadSyntax();
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length + 20), 0, length + 20, start);
  // readers look for the end themselves where the length is wrong
  if (!/^\s*endstream/.test(buffer.toString('latin1', length, bytesRead))) throw new BadSyntax();
  return buffer.subarray(0, length);
}
