import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageText } from '../text/page-text.ts';
import { isReadable, toBlocks } from './blocks.ts';

type Part = [text: string, left: number, right: number];

/** A page whose lines are 0.02 of its height apart, plus `gap`. */
function createPage(...lines: { parts: Part[]; size?: number; gap?: number }[]): PageText {
  let text = '';
  let y = 0;
  const runs = lines.flatMap(({ parts, size = 11, gap = 0 }) => {
    y += 0.02 + gap;
    const lineRuns = parts.map(([part, left, right]) => {
      const start = text.length;
      text += part;
      return {
        start,
        end: text.length,
        size,
        direction: 'right' as const,
        area: { x: left, y, width: right - left, height: 0.015 },
      };
    });
    text += '\n';
    return lineRuns;
  });
  return { text, runs, unknownGlyphs: 0 };
}
const fullLine = (text: string): { parts: Part[] } => ({ parts: [[text, 0.1, 0.9]] });

test('a paragraph continues after a full line and ends after a short one', () => {
  const blocks = toBlocks(
    createPage(
      fullLine('Kalinga was rich from'),
      { parts: [['farming.', 0.1, 0.3]] },
      fullLine('Ashoka came in the'),
      {
        parts: [['year 261', 0.1, 0.3]],
      },
    ),
  );
  assert.deepEqual(blocks, [
    { kind: 'paragraph', text: 'Kalinga was rich from farming.', isIndented: false },
    { kind: 'paragraph', text: 'Ashoka came in the year 261', isIndented: false },
  ]);
});

test('a paragraph continues after a line that is a little shorter', () => {
  const blocks = toBlocks(
    createPage(
      fullLine('words that reach from side to side'),
      { parts: [['famous words: All men are', 0.1, 0.87]] },
      {
        parts: [['my children', 0.1, 0.3]],
      },
    ),
  );
  assert.equal(blocks.length, 1);
});

test('large text is a heading, and two lines of it are one heading', () => {
  const blocks = toBlocks(
    createPage(
      { parts: [['କଳିଙ୍ଗ ଓ', 0.1, 0.4]], size: 24 },
      { parts: [['ଅଶୋକ', 0.1, 0.3]], size: 24 },
      { parts: [['The war', 0.1, 0.3]], size: 15 },
      fullLine('It was fought in the eighth year and it'),
      fullLine('was the last that this king ever fought'),
    ),
  );
  assert.deepEqual(
    blocks.map((block) => (block.kind === 'heading' ? [block.level, block.text] : block.kind)),
    [[1, 'କଳିଙ୍ଗ ଓ ଅଶୋକ'], [2, 'The war'], 'paragraph'],
  );
});

test('list items and wide gaps start a new paragraph', () => {
  const blocks = toBlocks(
    createPage(fullLine('1. The first of them goes over'), fullLine('• the second one'), {
      ...fullLine('and after a gap'),
      gap: 0.05,
    }),
  );
  assert.equal(blocks.length, 3);
});

test('cells that are far apart form a row', () => {
  const row = (first: string, second: string): { parts: Part[] } => ({
    parts: [
      [first, 0.1, 0.2],
      [' ', 0.2, 0.5],
      [second, 0.5, 0.6],
    ],
  });
  assert.deepEqual(
    toBlocks(createPage(fullLine('Two places are known.'), row('Dhauli', 'ଦୟା'), row('Jaugada', 'ଋଷିକୁଲ୍ୟା')))[1],
    {
      kind: 'rows',
      rows: [
        ['Dhauli', 'ଦୟା'],
        ['Jaugada', 'ଋଷିକୁଲ୍ୟା'],
      ],
    },
  );
});

test('a hyphenated word is joined', () => {
  const [block] = toBlocks(createPage(fullLine('It was an exami-'), fullLine('nation of them all')));
  assert.deepEqual(block, {
    kind: 'paragraph',
    text: 'It was an examination of them all',
    isIndented: false,
  });
});

test('a page without text, or with many unknown glyphs, is not readable', () => {
  assert.equal(isReadable({ text: ' \n', runs: [], unknownGlyphs: 0 }), false);
  assert.equal(isReadable({ text: 'ଇିାସ', runs: [], unknownGlyphs: 2 }), false);
  assert.equal(isReadable({ text: 'ଇତିହାସ '.repeat(30), runs: [], unknownGlyphs: 1 }), true);
  assert.deepEqual(toBlocks({ text: '', runs: [], unknownGlyphs: 0 }), []);
});
