import { type FileHandle, open } from 'node:fs/promises';
import { AppError } from '../../errors.ts';
import { LONGEST_HEAD, objectsIn } from './pdf-markers.ts';
import { isObjectStream, readObjects, unpackObjectStream } from './pdf-object-stream.ts';
import { BadSyntax, type Dict, isDict, isWord, PdfReader, RanOut } from './pdf-syntax.ts';

const KB = 1024;
const MB = 1024 * KB;
const CHUNK = MB;
/** No object but for its stream is larger; what claims to be is there to fill our memory. */
const LARGEST_OBJECT = 8 * MB;
/** How much may be unpacked of one document, and how often. */
const MOST_UNPACKED = 256 * MB;
const MOST_OBJECT_STREAMS = 10_000;

/** What a PDF may not hold, the gravest first. */
const REFUSALS = {
  encryption: 'The PDF is encrypted or protected by a password. Please save it without protection.',
  javascript: 'The PDF contains JavaScript. Please save it without, for example by printing it to a PDF.',
  launch: 'The PDF contains an action that launches a program. Please save it without.',
  embedded: 'The PDF contains embedded files. Please save it without its attachments.',
  unreadable:
    'The PDF is damaged, or built in a way that cannot be checked. Please save it anew, for example by printing it to a PDF.',
};

type Finding = keyof typeof REFUSALS;

/**
 * Refuses what is no PDF, and a PDF that would do more than be read.
 *
 * Readers find objects by tables of places, by scanning when these are broken, and inside packed streams; a table may
 * point into the middle of a picture or of a string. So this does not follow the tables: whatever stands after the
 * word `obj` or `trailer`, anywhere in the file, is taken for what it might be. Memory is bounded, whatever is sent.
 */
export async function checkPdf(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    const { size } = await handle.stat();
    if (!(await textAt(handle, 0, KB)).includes('%PDF-'))
      throw new AppError('wrong-type', 'Only PDF files are accepted.');
    if (!(await textAt(handle, Math.max(0, size - 4 * KB), 4 * KB)).includes('startxref'))
      throw new AppError('against-a-rule', 'The PDF is incomplete: its end is missing.');
    const found = await new PdfScan(place, handle, size).run();
    const refusal = (Object.keys(REFUSALS) as Finding[]).find((finding) => found.has(finding));
    if (refusal) throw new AppError('against-a-rule', REFUSALS[refusal]);
  } finally {
    await handle.close();
  }
}

async function textAt(handle: FileHandle, start: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
  return buffer.toString('latin1', 0, bytesRead);
}

class PdfScan {
  readonly #found = new Set<Finding>();
  readonly #file: { place: string; handle: FileHandle };
  readonly #size: number;
  /** Objects do not overlap but in a file that is made to take for ever. */
  #bytesLeft: number;
  #unpackedLeft = MOST_UNPACKED;
  #streamsLeft = MOST_OBJECT_STREAMS;

  constructor(place: string, handle: FileHandle, size: number) {
    this.#file = { place, handle };
    this.#size = size;
    this.#bytesLeft = 2 * size + 16 * MB;
  }

  async run(): Promise<Set<Finding>> {
    const chunk = Buffer.alloc(CHUNK);
    // the end of a chunk is looked at again with the next one, since it may cut an object's number from its word
    for (let start = 0; ; start += CHUNK - LONGEST_HEAD) {
      const { bytesRead } = await this.#file.handle.read(chunk, 0, CHUNK, start);
      const bytes = chunk.subarray(0, bytesRead);
      for (const at of objectsIn(bytes)) {
        await this.#object(bytes, start, at).catch((error) => {
          if (!(error instanceof BadSyntax)) throw error;
          this.#found.add('unreadable');
        });
        if (this.#bytesLeft < 0) return this.#found.add('unreadable');
      }
      if (start + bytesRead >= this.#size) return this.#found;
    }
  }

  async #object(chunk: Buffer, chunkStart: number, at: number): Promise<void> {
    const start = chunkStart + at;
    const read =
      this.#tryRead(chunk, at, chunkStart + chunk.length >= this.#size) ??
      (await this.#readFrom(start, 64 * KB)) ??
      (await this.#readFrom(start, LARGEST_OBJECT));
    if (!read) throw new BadSyntax();
    if (read.streamAt !== null && isDict(read.value) && isObjectStream(read.value))
      await this.#objectStream(read.value, start + read.streamAt);
  }

  async #readFrom(start: number, length: number) {
    const { buffer, bytesRead } = await this.#file.handle.read(Buffer.alloc(length), 0, length, start);
    return this.#tryRead(buffer.subarray(0, bytesRead), 0, start + bytesRead >= this.#size);
  }

  /** The value at a place and, counted from there, where its stream begins; null when the bytes ran out. */
  #tryRead(bytes: Buffer, at: number, isEnd: boolean) {
    const reader = new PdfReader(bytes, at, isEnd, this.#names);
    try {
      const value = reader.value();
      if (!isDict(value) || !isWord(reader.value(), 'stream')) return { value, streamAt: null };
      const streamAt = afterLineEnd(bytes, reader.position);
      return streamAt === bytes.length && !isEnd ? null : { value, streamAt: streamAt - at };
    } catch (error) {
      if (error instanceof RanOut) return null;
      throw error;
    } finally {
      this.#bytesLeft -= reader.position - at;
    }
  }

  async #objectStream(dict: Dict, start: number): Promise<void> {
    const unpacked = await unpackObjectStream(this.#file, dict, start);
    this.#unpackedLeft -= unpacked.length;
    this.#streamsLeft -= 1;
    if (this.#unpackedLeft < 0 || this.#streamsLeft < 0) this.#bytesLeft = -1;
    else readObjects(unpacked, dict, this.#names);
  }

  readonly #names = (names: string[]): void => {
    for (const finding of forbiddenIn(names)) this.#found.add(finding);
  };
}

/** What names that stand together in one dictionary give away. */
function forbiddenIn(names: string[]): Finding[] {
  const has = (...wanted: string[]) => wanted.some((name) => names.includes(name));
  const found: Finding[] = [];
  if (has('Encrypt')) found.push('encryption');
  // a script stands in an action, whose kind is its /S
  if (has('JavaScript') || (has('JS') && has('S'))) found.push('javascript');
  if (has('Launch')) found.push('launch');
  if (has('EmbeddedFile', 'EmbeddedFiles') || (has('EF') && has('F', 'UF', 'Filespec')))
    found.push('embedded');
  return found;
}

/** A stream begins on the line after its word. */
function afterLineEnd(bytes: Buffer, position: number): number {
  const rest = bytes.toString('latin1', position, position + 40);
  return position + (/^[ \t]*(?:\r\n|\n|\r)?/.exec(rest)?.[0].length ?? 0);
}
