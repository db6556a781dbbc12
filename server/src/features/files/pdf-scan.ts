import { type FileHandle, open } from 'node:fs/promises';
import { Budget, BudgetExceeded } from './pdf-budget.ts';
import { Findings } from './pdf-findings.ts';
import { findObjects, MAX_HEAD_BYTES } from './pdf-markers.ts';
import { isObjectStream, readObjects, unpackObjectStream } from './pdf-object-stream.ts';
import type { Finding } from './pdf-rules.ts';
import { BadSyntax, type Dict, type Item, isDict, isWord, PdfReader, RanOut } from './pdf-syntax.ts';

const KB = 1024;
const MB = 1024 * KB;
const CHUNK = MB;
/** An object that does not end within its chunk is read again separately, with these lengths. */
const RETRY_LENGTHS = [64 * KB, 512 * KB, 8 * MB];

type Read = { value: Item | undefined; streamAt: number | null };

/**
 * Finds forbidden content in a PDF. Returns undefined if there is none.
 *
 * Readers find objects by offset tables, by scanning if a table is broken, and in compressed streams. A table may point
 * into the middle of a picture or a string. So the scan ignores the tables and treats everything after the word `obj` or
 * `trailer` as an object, anywhere in the file. The budget limits the work.
 */
export async function scanPdf(path: string): Promise<Finding | 'no-pdf' | 'incomplete' | undefined> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    if (!(await readText(handle, 0, KB)).includes('%PDF-')) return 'no-pdf';
    if (!(await readText(handle, Math.max(0, size - 4 * KB), 4 * KB)).includes('startxref'))
      return 'incomplete';
    return await new PdfScan(path, handle, size).run();
  } finally {
    await handle.close();
  }
}

async function readText(handle: FileHandle, start: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
  return buffer.toString('latin1', 0, bytesRead);
}

class PdfScan {
  readonly #findings = new Findings();
  readonly #file: { path: string; handle: FileHandle };
  readonly #size: number;
  readonly #budget: Budget;

  constructor(path: string, handle: FileHandle, size: number) {
    this.#file = { path, handle };
    this.#size = size;
    this.#budget = new Budget(size);
  }

  async run(): Promise<Finding | undefined> {
    try {
      await this.#scan();
    } catch (error) {
      if (!(error instanceof BudgetExceeded)) throw error;
      this.#findings.add('unreadable');
    }
    return this.#findings.getMostSevere();
  }

  async #scan(): Promise<void> {
    const chunk = Buffer.alloc(CHUNK);
    // chunks overlap, because a border may separate the number of an object from the word `obj`
    for (let start = 0; ; start += CHUNK - MAX_HEAD_BYTES) {
      const { bytesRead } = await this.#file.handle.read(chunk, 0, CHUNK, start);
      const bytes = chunk.subarray(0, bytesRead);
      for (const { at, number } of findObjects(bytes, start === 0 ? 0 : MAX_HEAD_BYTES)) {
        this.#budget.spendObject();
        await this.#object(bytes, start, at, number).catch((error) => {
          if (!(error instanceof BadSyntax)) throw error;
          this.#findings.add('unreadable');
        });
      }
      if (start + bytesRead >= this.#size) return;
    }
  }

  async #object(chunk: Buffer, chunkStart: number, at: number, number: number | null): Promise<void> {
    const start = chunkStart + at;
    const { value, streamAt } =
      this.#tryRead(chunk, at, chunkStart + chunk.length >= this.#size) ?? (await this.#readAgain(start));
    this.#findings.addObject(number, value, streamAt !== null);
    if (streamAt !== null && isDict(value) && isObjectStream(value))
      await this.#objectStream(value, start + streamAt);
  }

  async #readAgain(start: number): Promise<Read> {
    for (const length of RETRY_LENGTHS) {
      this.#budget.spend(Math.min(length, this.#size - start));
      const { buffer, bytesRead } = await this.#file.handle.read(Buffer.alloc(length), 0, length, start);
      const read = this.#tryRead(buffer.subarray(0, bytesRead), 0, start + bytesRead >= this.#size);
      if (read) return read;
    }
    throw new BadSyntax();
  }

  /** Returns the value and the offset of its stream from `at`, or null if the bytes end before the value does. */
  #tryRead(bytes: Buffer, at: number, isEnd: boolean): Read | null {
    const reader = new PdfReader(bytes, at, isEnd);
    try {
      const value = reader.value();
      if (!isDict(value) || !isWord(reader.value(), 'stream')) return { value, streamAt: null };
      const streamAt = skipLineEnd(bytes, reader.position);
      return streamAt === bytes.length && !isEnd ? null : { value, streamAt: streamAt - at };
    } catch (error) {
      if (error instanceof RanOut) return null;
      throw error;
    } finally {
      this.#budget.spend(reader.position - at);
    }
  }

  async #objectStream(dict: Dict, start: number): Promise<void> {
    const unpacked = await unpackObjectStream(this.#file, dict, start, this.#budget);
    for (const [number, value] of readObjects(unpacked, dict, this.#budget))
      this.#findings.addObject(number, value, false);
  }
}

/** A stream starts on the line after the word `stream`. */
function skipLineEnd(bytes: Buffer, position: number): number {
  const rest = bytes.toString('latin1', position, position + 40);
  return position + (/^[ \t]*(?:\r\n|\n|\r)?/.exec(rest)?.[0].length ?? 0);
}
