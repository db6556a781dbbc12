import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createInflate } from 'node:zlib';
import { type Budget, BudgetExceeded } from './pdf-budget.ts';
import { BadSyntax, type Dict, getValues, type Item, isList, isName, PdfReader } from './pdf-syntax.ts';

/** Larger than any object stream of a normal program. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Readers look at these entries and ignore the type. */
export function isObjectStream(dict: Dict): boolean {
  const has = (key: string) => getValues(dict, key).length > 0;
  const types = getValues(dict, 'Type');
  return types.some((type) => isName(type) && type.name === 'ObjStm') || (has('First') && has('N'));
}

/** Decompresses an object stream. Throws BadSyntax if that is not completely possible. */
export async function unpackObjectStream(
  file: { handle: FileHandle; path: string },
  dict: Dict,
  start: number,
  budget: Budget,
): Promise<Buffer> {
  return getFilter(dict) === 'flate'
    ? inflate(file.path, start, budget)
    : readUncompressed(file.handle, dict, start, budget);
}

/** Yields every object of a stream with its number. Uses the offset list of the stream, as readers do. */
export function* readObjects(
  unpacked: Buffer,
  dict: Dict,
  budget: Budget,
): Generator<[number: number, value: Item | undefined]> {
  const first = getSingleNumber(dict, 'First');
  const head = new PdfReader(unpacked, 0, true);
  for (let left = getSingleNumber(dict, 'N'); left > 0; left--) {
    const [number, offset] = [head.value(), head.value()];
    if (typeof number !== 'number' || typeof offset !== 'number') throw new BadSyntax();
    budget.spendObject();
    const reader = new PdfReader(unpacked, first + offset, true);
    const value = reader.value();
    budget.spend(reader.position - first - offset);
    yield [number, value];
  }
}

/** Returns the only value of an entry. Readers differ in how they handle several values or a reference. */
function getSingleNumber(dict: Dict, key: string): number {
  const [value, another] = getValues(dict, key);
  if (typeof value !== 'number' || another !== undefined || value < 0) throw new BadSyntax();
  return value;
}

function getFilter(dict: Dict): 'flate' | 'none' {
  if (getValues(dict, 'DecodeParms', 'DP').length > 0) throw new BadSyntax();
  const filters = getValues(dict, 'Filter', 'F').flatMap((value) => (isList(value) ? value.list : [value]));
  if (filters.length === 0) return 'none';
  const [only] = filters;
  if (filters.length === 1 && isName(only) && ['FlateDecode', 'Fl'].includes(only.name)) return 'flate';
  throw new BadSyntax();
}

/** Compressed data contains its own end, so the length is not needed. */
async function inflate(path: string, start: number, budget: Budget): Promise<Buffer> {
  const packed = createReadStream(path, { start, highWaterMark: 16 * 1024 });
  const inflating = pipeline(packed, createInflate(), () => {});
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of inflating) {
      budget.spend(chunk.length);
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new BadSyntax();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw error instanceof BudgetExceeded ? error : new BadSyntax();
  } finally {
    packed.destroy();
  }
}

async function readUncompressed(
  handle: FileHandle,
  dict: Dict,
  start: number,
  budget: Budget,
): Promise<Buffer> {
  const length = getSingleNumber(dict, 'Length');
  if (length > MAX_BYTES) throw new BadSyntax();
  budget.spend(length);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length + 20), 0, length + 20, start);
  // readers search for the end if the length is wrong
  if (!/^\s*endstream/.test(buffer.toString('latin1', length, bytesRead))) throw new BadSyntax();
  return buffer.subarray(0, length);
}
