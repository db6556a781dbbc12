import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font } from 'harfbuzzjs';
import { woffToTtf } from './woff-to-ttf.ts';

export type Weight = 'regular' | 'bold';

/** One file of the typeface. A text needs several, because each contains the characters of one script. */
export type FontFile = { name: string; bytes: Uint8Array; font: Font; unitsPerEm: number };

const FILE_WEIGHTS = { regular: 400, bold: 700 } as const satisfies Record<Weight, number>;
/** A character is taken from the first file that contains it. */
const SCRIPTS = ['latin', 'latin-ext', 'oriya'];

const loading = new Map<Weight, Promise<FontFile[]>>();

/** Loads the typeface once per process. Our own fonts are used, because a server may have no Odia fonts. */
export function loadFonts(weight: Weight): Promise<FontFile[]> {
  const known = loading.get(weight);
  if (known) return known;
  const files = Promise.all(SCRIPTS.map((script) => loadFont(script, weight)));
  loading.set(weight, files);
  files.catch(() => loading.delete(weight));
  return files;
}

async function loadFont(script: string, weight: Weight): Promise<FontFile> {
  const name = `noto-sans-oriya-${script}-${FILE_WEIGHTS[weight]}-normal`;
  const url = import.meta.resolve(`@fontsource/noto-sans-oriya/files/${name}.woff`);
  const bytes = new Uint8Array(woffToTtf(await readFile(fileURLToPath(url))));
  const face = new Face(new Blob(bytes));
  return { name, bytes, font: new Font(face), unitsPerEm: face.upem };
}
