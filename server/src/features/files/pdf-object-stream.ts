import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createInflate } from 'node:zlib';
import { type Budget, BudgetSpent } from './pdf-budget.ts';
import { BadSyntax, type Dict, type Item, isList, isName, PdfReader, valuesOf } from './pdf-syntax.ts';

/** More than any program puts into one; what is larger is there to fill our memory. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Readers go by these entries and do not ask for the type. */
export function isObjectStream(dict: Dict): boolean {
  const has = (key: string) => valuesOf(dict, key).length > 0;
  const types = valuesOf(dict, 'Type');
  return types.some((type) => isName(type) && type.name === 'ObjStm') || (has('First') && has('N'));
}

/** The objects in a stream of objects, unpacked. Throws BadSyntax where they cannot be had in full. */
export async function unpackObjectStream(
  file: { handle: FileHandle; place: string },
  dict: Dict,
  start: number,
  budget: Budget,
): Promise<Buffer> {
  return filterOf(dict) === 'flate'
    ? inflated(file.place, start, budget)
    : plain(file.handle, dict, start, budget);
}

/** Gives every object in it with its number. Its own list of places is what readers go by. */
export function* objectsInStream(
  unpacked: Buffer,
  dict: Dict,
  budget: Budget,
): Generator<[number: number, value: Item | undefined]> {
  const first = onlyNumber(dict, 'First');
  const head = new PdfReader(unpacked, 0, true);
  for (let left = onlyNumber(dict, 'N'); left > 0; left--) {
    const [number, offset] = [head.value(), head.value()];
    if (typeof number !== 'number' || typeof offset !== 'number') throw new BadSyntax();
    budget.spendObject();
    const reader = new PdfReader(unpacked, first + offset, true);
    const value = reader.value();
    budget.spend(reader.position - first - offset);
    yield [number, value];
  }
}

/** The one value of an entry; readers differ in what they take when there are two, or when it stands elsewhere. */
function onlyNumber(dict: Dict, key: string): number {
  const [value, another] = valuesOf(dict, key);
  if (typeof value !== 'number' || another !== undefined || value < 0) throw new BadSyntax();
  return value;
}

function filterOf(dict: Dict): 'flate' | 'none' {
  if (valuesOf(dict, 'DecodeParms', 'DP').length > 0) throw new BadSyntax();
  const filters = valuesOf(dict, 'Filter', 'F').flatMap((value) => (isList(value) ? value.list : [value]));
  if (filters.length === 0) return 'none';
  const [only] = filters;
  if (filters.length === 1 && isName(only) && ['FlateDecode', 'Fl'].includes(only.name)) return 'flate';
  throw new BadSyntax();
}

/** Packed data says itself where it ends. */
async function inflated(place: string, start: number, budget: Budget): Promise<Buffer> {
  const packed = createReadStream(place, { start, highWaterMark: 16 * 1024 });
  const inflating = pipeline(packed, createInflate(), () => {});
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of inflating) {
      budget.spend(chunk.length);
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new BadSyntax();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw error instanceof BudgetSpent ? error : new BadSyntax();
  } finally {
    packed.destroy();
  }
}

async function plain(handle: FileHandle, dict: Dict, start: number, budget: Budget): Promise<Buffer> {
  const length = onlyNumber(dict, 'Length');
  if (length > MOST_BYTES) throw new BadSyntax();
  budget.spend(length);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length + 20), 0, length + 20, start);
  // readers look for the end themselves where the length is wrong
  if (!/^\s*endstream/.test(buffer.toString('latin1', length, bytesRead))) throw new BadSyntax();
  return buffer.subarray(0, length);
}
