import { deflateSync } from 'node:zlib';

/** The number of an object in a PDF file. */
export type Ref = number & { readonly kind: 'ref' };

export const toRef = (ref: Ref) => `${ref} 0 R`;

/** Writes the objects of a PDF file. Objects may refer to objects that are set later. */
export function createPdfFile() {
  const objects: Buffer[] = [];
  const reserve = () => objects.push(Buffer.alloc(0)) as Ref;
  const set = (ref: Ref, content: Buffer | string) => {
    objects[ref - 1] = Buffer.from(content);
    return ref;
  };
  return {
    reserve,
    set,
    add: (content: string) => set(reserve(), content),
    addStream(content: Buffer | string, entries = ''): Ref {
      const packed = deflateSync(content);
      const head = `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
      return set(reserve(), Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]));
    },
    toBytes: (catalog: Ref, info: Ref) => joinObjects(objects, { catalog, info }),
  };
}

export type PdfFile = ReturnType<typeof createPdfFile>;

function joinObjects(objects: Buffer[], { catalog, info }: { catalog: Ref; info: Ref }): Buffer {
  // the second line tells programs that the file is binary
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]!.length;
  const offsets = objects.map((content, index) => {
    const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), content, Buffer.from('\nendobj\n')]);
    const offset = length;
    parts.push(object);
    length += object.length;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries}`;
  const trailer = `trailer\n<< /Size ${count} /Root ${toRef(catalog)} /Info ${toRef(info)} >>`;
  return Buffer.concat([...parts, Buffer.from(`${table}${trailer}\nstartxref\n${length}\n%%EOF\n`)]);
}

/** A text in the document's information, which is UTF-16 with a byte order mark. */
export function toPdfText(text: string): string {
  return `<feff${toUtf16Hex(text)}>`;
}

export function toUtf16Hex(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex');
}
