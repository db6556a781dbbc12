import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The types of Node do not include it. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array): Promise<{ instance: { exports: unknown } }>;
};

/** The functions of HarfBuzz's subsetting library that are called here; all values are numbers in its memory. */
type Subsetter = Record<
  | 'malloc'
  | 'free'
  | 'hb_blob_create'
  | 'hb_blob_destroy'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_destroy'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_destroy'
  | 'hb_subset_input_glyph_set'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_or_fail',
  (...values: number[]) => number
> & { memory: { buffer: ArrayBuffer }; _initialize(): void };

/** Constants of hb-subset.h and hb-blob.h. */
const RETAIN_GLYPH_IDS = 0x2;
const DROP_TABLES = 3;
const READ_ONLY = 1;
/** A PDF places glyphs itself, so it needs no tables for shaping. */
const SHAPING_TABLES = ['GSUB', 'GPOS', 'GDEF'];

let loading: Promise<Subsetter> | undefined;

function loadSubsetter(): Promise<Subsetter> {
  loading ??= compile().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function compile(): Promise<Subsetter> {
  const url = import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(fileURLToPath(url)));
  const subsetter = instance.exports as Subsetter;
  subsetter._initialize();
  return subsetter;
}

/** Removes the glyphs that a document does not show. The others keep their ids. */
export async function subsetFont(font: Uint8Array, glyphIds: Iterable<number>): Promise<Buffer> {
  const hb = await loadSubsetter();
  const source = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, source);
  const blob = hb.hb_blob_create(source, font.length, READ_ONLY, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  const glyphs = hb.hb_subset_input_glyph_set(input);
  for (const id of glyphIds) hb.hb_set_add(glyphs, id);
  const dropped = hb.hb_subset_input_set(input, DROP_TABLES);
  for (const tag of SHAPING_TABLES) hb.hb_set_add(dropped, Buffer.from(tag, 'latin1').readUInt32BE());
  hb.hb_subset_input_set_flags(input, RETAIN_GLYPH_IDS);
  const subset = hb.hb_subset_or_fail(face, input);
  try {
    if (subset === 0) throw new Error('The font could not be reduced to the glyphs of the document.');
    return copyOut(hb, subset);
  } finally {
    hb.hb_face_destroy(subset);
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(source);
  }
}

function copyOut(hb: Subsetter, face: number): Buffer {
  const blob = hb.hb_face_reference_blob(face);
  const start = hb.hb_blob_get_data(blob, 0);
  const bytes = Buffer.from(new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(blob)));
  hb.hb_blob_destroy(blob);
  return bytes;
}
