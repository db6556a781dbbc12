import assert from 'node:assert/strict';
import { crc32, inflateRawSync } from 'node:zlib';

/** Reads the files of a ZIP from its directory at the end, as programs do, and checks their checksums. */
export function readZip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    assert.equal(zip.toString('latin1', at, at + 4), 'PK\x01\x02');
    const [crc, packedSize, size] = [16, 20, 24].map((offset) => zip.readUInt32LE(at + offset));
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const header = zip.readUInt32LE(at + 42);
    assert.equal(zip.toString('utf8', header + 30, header + 30 + nameLength), name);
    const start = header + 30 + nameLength + zip.readUInt16LE(header + 28);
    const content = inflateRawSync(zip.subarray(start, start + packedSize!));
    assert.deepEqual([content.length, crc32(content)], [size, crc], name);
    files.set(name, content.toString());
    at += 46 + nameLength;
  }
  return files;
}
