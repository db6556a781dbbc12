import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

/**
 * Chromium names no letter for a glyph that stands for a part of a syllable, and says what the syllable is only in its
 * ActualText. Programs that do not read that find no such word. This gives each of these glyphs the letters that are
 * left of its syllables when those of the other glyphs are taken away.
 */
export async function mendMappings(bytes) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const fonts = new Map();
  const syllables = pdf.getPages().flatMap((page) => syllablesOf(pdf, page, fonts));
  // those that leave no doubt first
  while (learn(syllables, 1));
  while (learn(syllables, 2));
  for (const font of fonts.values()) {
    if (font.isChanged) pdf.context.assign(font.ref, pdf.context.flateStream(cmapOf(font)));
  }
  return pdf.save();
}

/** Gives letters to the glyphs of syllables with so many unknown ones; false when nothing new was learned. */
function learn(syllables, count) {
  const guesses = new Map();
  for (const { text, glyphs } of syllables) {
    const unknown = glyphs.filter(({ font, code }) => !font.letters.has(code));
    if (unknown.length !== count) continue;
    const known = glyphs.filter((glyph) => !unknown.includes(glyph));
    const left = without(text, known.map(({ font, code }) => font.letters.get(code)).join(''));
    // a letter, and those that are joined below it
    const parts = left && (count === 1 ? [left] : left.split(/(?=\u0b4d)/));
    if (parts?.length !== count) continue;
    for (const [at, { font, code }] of unknown.entries()) {
      const key = `${font.id} ${code}`;
      const guess = guesses.get(key) ?? { font, code, counts: new Map() };
      guess.counts.set(parts[at], (guess.counts.get(parts[at]) ?? 0) + 1);
      guesses.set(key, guess);
    }
  }
  for (const { font, code, counts } of guesses.values()) {
    const [letters] = [...counts].toSorted((one, other) => other[1] - one[1])[0];
    font.letters.set(code, letters);
    font.isChanged = true;
  }
  return guesses.size > 0;
}

/** The letters of a text without some of them, in whatever order they stand; null where one is not among them. */
function without(text, some) {
  const left = [...text.normalize('NFD')];
  for (const letter of some.normalize('NFD')) {
    const at = left.indexOf(letter);
    if (at === -1) return null;
    left.splice(at, 1);
  }
  return left.join('').normalize('NFC');
}

const TOKEN =
  /\/(\w+)\s+[\d.]+\s+Tf|ActualText\s*<FEFF([0-9A-Fa-f]*)>|<([0-9A-Fa-f]+)>\s*Tj|\bBDC\b|\bEMC\b/g;

/** Groups of glyphs whose text the page tells, each glyph with its font. */
function syllablesOf(pdf, page, fonts) {
  const resources = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const found = [];
  const open = [];
  let font;
  let actualText = null;
  for (const [token, name, hex, codes] of contentOf(page).matchAll(TOKEN)) {
    if (name) font = fontOf(pdf, resources, name, fonts);
    else if (hex !== undefined) actualText = Buffer.from(hex, 'hex').swap16().toString('utf16le');
    else if (token === 'BDC') {
      open.push(actualText === null ? null : { text: actualText, glyphs: [] });
      actualText = null;
    } else if (token === 'EMC') {
      const closed = open.pop();
      if (closed) found.push(closed);
    } else if (font) {
      const digits = font.bytes * 2;
      for (let at = 0; at < codes.length; at += digits) {
        open.at(-1)?.glyphs.push({ font, code: codes.slice(at, at + digits).toUpperCase() });
      }
    }
  }
  return found;
}

function contentOf(page) {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  return streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n');
}

function fontOf(pdf, resources, name, fonts) {
  const ref = resources?.lookup(PDFName.of(name), PDFDict).get(PDFName.of('ToUnicode'));
  if (!ref) return undefined;
  const known = fonts.get(ref);
  if (known) return known;
  const cmap = Buffer.from(decodePDFRawStream(pdf.context.lookup(ref)).decode()).toString('latin1');
  const { letters, nameless } = lettersOf(cmap);
  const bytes = /<([0-9A-Fa-f]+)>\s*<[0-9A-Fa-f]+>\s*endcodespacerange/.exec(cmap)[1].length / 2;
  const font = { id: fonts.size, ref, cmap, letters, nameless, bytes, isChanged: false };
  fonts.set(ref, font);
  return font;
}

/** Glyph by glyph; one that is said to be NUL has no letter. */
function lettersOf(cmap) {
  const letters = new Map();
  const nameless = [];
  const put = (code, text) => {
    if (text === '\u0000') nameless.push(code.toUpperCase());
    else letters.set(code.toUpperCase(), text);
  };
  const decode = (hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code, hex] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) put(code, decode(hex));
  }
  for (const [, block] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first, last, hex] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const start = Number.parseInt(first, 16);
      for (let step = 0; step <= Number.parseInt(last, 16) - start; step += 1) {
        const text = decode(hex);
        const letter = text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + step);
        put((start + step).toString(16).padStart(first.length, '0'), letter);
      }
    }
  }
  return { letters, nameless };
}

/** The font's own map with all that is known now, in place of its lists. */
function cmapOf({ cmap, letters, nameless }) {
  const encode = (text) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
  const rows = [...letters].map(([code, text]) => `<${code}> <${encode(text)}>`);
  // without an entry readers would guess a letter from the number of the glyph
  for (const code of nameless) if (!letters.has(code)) rows.push(`<${code}> <0000>`);
  const blocks = [];
  for (let at = 0; at < rows.length; at += 100) {
    const part = rows.slice(at, at + 100);
    blocks.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`);
  }
  const head = cmap.slice(0, cmap.indexOf('endcodespacerange') + 'endcodespacerange'.length);
  const tail = cmap.slice(cmap.lastIndexOf('endcmap'));
  return `${head}\n${blocks.join('\n')}\n${tail}`;
}
