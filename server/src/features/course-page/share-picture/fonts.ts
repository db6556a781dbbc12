import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { woffToTtf } from '../../../typesetting/woff-to-ttf.ts';

/** Our own font, so that Odia is shaped correctly on a machine without Odia fonts. */
const FONTS = ['latin', 'oriya'].map((script) =>
  import.meta.resolve(`@fontsource/noto-sans-oriya/files/noto-sans-oriya-${script}-700-normal.woff`),
);

let loading: Promise<void> | undefined;

/** Makes the fonts known to the text layout, once per process. They are unpacked into the folder. */
export function loadFonts(folder: string): Promise<void> {
  loading ??= registerFonts(folder).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function registerFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const url of FONTS) {
    const source = fileURLToPath(url);
    const fontfile = path.join(folder, `${path.basename(source, '.woff')}.ttf`);
    await writeFile(fontfile, woffToTtf(await readFile(source)));
    // drawing any text with the file registers it for all later texts
    await sharp({ text: { text: 'x', font: 'Noto Sans Oriya Bold', fontfile } })
      .png()
      .toBuffer();
  }
}
