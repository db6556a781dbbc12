import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

/**
 * Adds the letters of Odia glyphs to a PDF printed by Chromium. Chromium maps no letters to a glyph that is part of a
 * syllable; only the ActualText of the whole syllable has them, and programs that ignore ActualText cannot find the
 * word. Each such glyph gets the letters that remain when those of the syllable's other glyphs are removed.
 */
export async function addGlyphText(bytes) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const fonts = new Map();
  const syllables = pdf.getPages().flatMap((page) => findSyllables(pdf, page, fonts));
  // Syllables with one unknown glyph first, because they are certain.
  while (learn(syllables, 1));
  while (learn(syllables, 2));
  for (const font of fonts.values()) {
    if (font.isChanged) pdf.context.assign(font.ref, pdf.context.flateStream(writeCmap(font)));
  }
  return pdf.save();
}

/** Maps letters to glyphs of syllables with `count` unknown glyphs; returns false if nothing was learned. */
function learn(syllables, count) {
  const guesses = new Map();
  for (const { text, glyphs } of syllables) {
    const unknown = glyphs.filter(({ font, code }) => !font.letters.has(code));
    if (unknown.length !== count) continue;
    const known = glyphs.filter((glyph) => !unknown.includes(glyph));
    const rest = removeLetters(text, known.map(({ font, code }) => font.letters.get(code)).join(''));
    // A letter and the letter joined below it, which starts with a virama.
    const parts = rest && (count === 1 ? [rest] : rest.split(/(?=\u0b4d)/));
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

/** Removes letters from a text, in any order; returns null if the text does not contain one of them. */
function removeLetters(text, letters) {
  const rest = [...text.normalize('NFD')];
  for (const letter of letters.normalize('NFD')) {
    const at = rest.indexOf(letter);
    if (at === -1) return null;
    rest.splice(at, 1);
  }
  return rest.join('').normalize('NFC');
}

const TOKEN =
  /\/(\w+)\s+[\d.]+\s+Tf|ActualText\s*<FEFF([0-9A-Fa-f]*)>|<([0-9A-Fa-f]+)>\s*Tj|\bBDC\b|\bEMC\b/g;

/** Returns the groups of glyphs that have an ActualText, each glyph with its font. */
function findSyllables(pdf, page, fonts) {
  const resources = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const found = [];
  const open = [];
  let font;
  let actualText = null;
  for (const [token, name, hex, codes] of readContent(page).matchAll(TOKEN)) {
    if (name) font = readFont(pdf, resources, name, fonts);
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

function readContent(page) {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  return streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n');
}

function readFont(pdf, resources, name, fonts) {
  const ref = resources?.lookup(PDFName.of(name), PDFDict).get(PDFName.of('ToUnicode'));
  if (!ref) return undefined;
  const known = fonts.get(ref);
  if (known) return known;
  const cmap = Buffer.from(decodePDFRawStream(pdf.context.lookup(ref)).decode()).toString('latin1');
  const { letters, unmapped } = parseCmap(cmap);
  const bytes = /<([0-9A-Fa-f]+)>\s*<[0-9A-Fa-f]+>\s*endcodespacerange/.exec(cmap)[1].length / 2;
  const font = { id: fonts.size, ref, cmap, letters, unmapped, bytes, isChanged: false };
  fonts.set(ref, font);
  return font;
}

/** Returns the letters per glyph. Chromium maps a glyph without letters to NUL. */
function parseCmap(cmap) {
  const letters = new Map();
  const unmapped = [];
  const put = (code, text) => {
    if (text === '\u0000') unmapped.push(code.toUpperCase());
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
  return { letters, unmapped };
}

/** Replaces the mappings in the font's cmap by all letters that are known now. */
function writeCmap({ cmap, letters, unmapped }) {
  const encode = (text) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
  const rows = [...letters].map(([code, text]) => `<${code}> <${encode(text)}>`);
  // Without an entry, readers would guess a letter from the glyph's number.
  for (const code of unmapped) if (!letters.has(code)) rows.push(`<${code}> <0000>`);
  const blocks = [];
  for (let at = 0; at < rows.length; at += 100) {
    const part = rows.slice(at, at + 100);
    blocks.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`);
  }
  const head = cmap.slice(0, cmap.indexOf('endcodespacerange') + 'endcodespacerange'.length);
  const tail = cmap.slice(cmap.lastIndexOf('endcmap'));
  return `${head}\n${blocks.join('\n')}\n${tail}`;
}
