import { crc32, createDeflateRaw } from 'node:zlib';

type ZipEntry = { name: string; content: AsyncIterable<string> };
type Written = { name: Buffer; crc: number; size: number; compressedSize: number; offset: number };

/** The sizes follow the content, and the name is UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
const VERSION = 20;
/** 1 January 1980, the first date that the format knows: the content says when it was made. */
const NO_DATE = 0x0021;

/**
 * Writes a ZIP file entry by entry, without holding one in memory. Entries up to 4 GB, which a person never has. The
 * format is that of PKWARE's APPNOTE, section 4.3.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const entry = { name: Buffer.from(name), crc: 0, size: 0, compressedSize: 0, offset };
    for await (const part of writeEntry(entry, content)) {
      offset += part.length;
      yield part;
    }
    written.push(entry);
  }
  const start = offset;
  for (const entry of written) {
    const record = createDirectoryRecord(entry);
    offset += record.length;
    yield record;
  }
  yield createEnd(written.length, { start, size: offset - start });
}

async function* writeEntry(entry: Written, content: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(NO_DATE, 12);
  header.writeUInt16LE(entry.name.length, 26);
  yield Buffer.concat([header, entry.name]);
  for await (const part of deflate(entry, content)) {
    entry.compressedSize += part.length;
    yield part;
  }
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  writeSizes(descriptor, 4, entry);
  yield descriptor;
}

/** Compresses the content, and adds up its size and checksum. */
async function* deflate(entry: Written, content: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const compressor = createDeflateRaw();
  const fill = async () => {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (!compressor.write(bytes)) await new Promise((resolve) => compressor.once('drain', resolve));
    }
    compressor.end();
  };
  const filling = fill().catch((error: Error) => compressor.destroy(error));
  for await (const part of compressor) yield part as Buffer;
  await filling;
}

function writeSizes(target: Buffer, at: number, { crc, compressedSize, size }: Written): void {
  target.writeUInt32LE(crc, at);
  target.writeUInt32LE(compressedSize, at + 4);
  target.writeUInt32LE(size, at + 8);
}

function createDirectoryRecord(entry: Written): Buffer {
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(VERSION, 4);
  record.writeUInt16LE(VERSION, 6);
  record.writeUInt16LE(FLAGS, 8);
  record.writeUInt16LE(DEFLATE, 10);
  record.writeUInt16LE(NO_DATE, 14);
  writeSizes(record, 16, entry);
  record.writeUInt16LE(entry.name.length, 28);
  record.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([record, entry.name]);
}

function createEnd(entries: number, { start, size }: { start: number; size: number }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(start, 16);
  return end;
}
