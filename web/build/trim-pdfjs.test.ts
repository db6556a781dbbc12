import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { isInUsedScript, packGlyphList } from './pdfjs-glyph-list.ts';
import { replaceSourceFiles } from './pdfjs-source-files.ts';
import { trimParser } from './trim-pdfjs.ts';

const PARSER = readFileSync(
  createRequire(import.meta.url).resolve('pdfjs-dist/build/pdf.worker.mjs'),
  'utf8',
);

/** Runs the code that fills the table of glyph names. */
function readGlyphs(parser: string): [string, number][] {
  const [, code = ''] =
    /const getGlyphsUnicode = getLookupTableFactory\(function \(t\) \{\n([\s\S]*?)^\}\);/m.exec(parser) ?? [];
  return Object.entries(new Function('t', `${code}; return t;`)({}) as Record<string, number>);
}

test('the packed list has the same glyphs of the scripts that are used, and names of one character in the same order', () => {
  const expected = readGlyphs(PARSER).filter(([, code]) => isInUsedScript(code));
  const packed = readGlyphs(packGlyphList(PARSER));
  assert.ok(expected.length > 3000);
  for (const [name, code] of Object.entries({
    A: 0x41,
    kadeva: 0x915,
    afii57415: 0x627,
    fi: 0xfb01,
  }))
    assert.equal(new Map(packed).get(name), code, name);
  assert.deepEqual(new Map(packed), new Map(expected));
  const groupNames = (glyphs: [string, number][]) => Object.groupBy(glyphs, ([, code]) => code);
  assert.deepEqual(groupNames(packed), groupNames(expected));
});

test('the parser passes every name to the annotations that they use and that exists', () => {
  const { parser, annotations } = trimParser(PARSER);
  const [, shared = ''] = /create\(\{ (.*) \}\)/.exec(parser) ?? [];
  for (const name of ['Dict', 'Name', 'Util', 'OperatorList', 'EvaluatorPreprocessor', 'DateFormats'])
    assert.ok(shared.split(', ').includes(name), name);
  for (const name of shared.split(', '))
    assert.match(parser, new RegExp(`^(async )?(class|function\\*?|const|let|var) ${name}\\b`, 'm'), name);
  assert.match(annotations.code, /^export default/);
  assert.ok(parser.includes(`"/${annotations.name}"`));
});

test('a source file that does not exist stops the build', () => {
  assert.throws(
    () => replaceSourceFiles(PARSER, [{ source: 'src/core/no-such-file.js', replacement: '' }]),
    /no-such-file/,
  );
});
