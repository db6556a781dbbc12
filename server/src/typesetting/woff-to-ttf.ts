import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const TTF_HEADER_BYTES = 12;
const TTF_ENTRY_BYTES = 16;

/** Unpacks a WOFF font, because PDF files and the text layout of sharp take plain TrueType fonts only. */
export function woffToTtf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, HEADER_BYTES + index * ENTRY_BYTES),
  );
  const directory = Buffer.alloc(count * TTF_ENTRY_BYTES);
  let offset = TTF_HEADER_BYTES + directory.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const start = index * TTF_ENTRY_BYTES;
    tag.copy(directory, start);
    directory.writeUInt32BE(checksum, start + 4);
    directory.writeUInt32BE(offset, start + 8);
    directory.writeUInt32BE(bytes.length, start + 12);
    offset += pad(bytes).length;
  }
  return Buffer.concat([createHeader(woff, count), directory, ...tables.map(({ bytes }) => pad(bytes))]);
}

function readTable(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const packedBytes = woff.readUInt32BE(entry + 8);
  const packed = woff.subarray(offset, offset + packedBytes);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    // a table that does not shrink is stored as it is
    bytes: packedBytes < woff.readUInt32BE(entry + 12) ? inflateSync(packed) : packed,
  };
}

function createHeader(woff: Buffer, count: number): Buffer {
  const header = Buffer.alloc(TTF_HEADER_BYTES);
  const power = Math.floor(Math.log2(count));
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  return header;
}

/** Tables start at multiples of four bytes. */
function pad(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}
