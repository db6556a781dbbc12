import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageText } from '../text/page-text.ts';
import { blocksOf, isReadable } from './blocks.ts';

type Part = [text: string, left: number, right: number];

/** A page of lines that are 0.02 of its height apart, or further where `gap` says so. */
function page(...lines: { parts: Part[]; size?: number; gap?: number }[]): PageText {
  let text = '';
  let y = 0;
  const runs = lines.flatMap(({ parts, size = 11, gap = 0 }) => {
    y += 0.02 + gap;
    const ofLine = parts.map(([part, left, right]) => {
      const start = text.length;
      text += part;
      return { start, end: text.length, size, area: { x: left, y, width: right - left, height: 0.015 } };
    });
    text += '\n';
    return ofLine;
  });
  return { text, runs, unknown: 0 };
}
const full = (text: string): { parts: Part[] } => ({ parts: [[text, 0.1, 0.9]] });

test('lines that fill the width go on, a short one ends its paragraph', () => {
  const blocks = blocksOf(
    page(full('Kalinga was rich from'), { parts: [['farming.', 0.1, 0.3]] }, full('Ashoka came in the'), {
      parts: [['year 261', 0.1, 0.3]],
    }),
  );
  assert.deepEqual(blocks, [
    { kind: 'paragraph', text: 'Kalinga was rich from farming.', isIndented: false },
    { kind: 'paragraph', text: 'Ashoka came in the year 261', isIndented: false },
  ]);
});

test('a line that ends a little earlier than others goes on', () => {
  const blocks = blocksOf(
    page(
      full('words that reach from side to side'),
      { parts: [['famous words: All men are', 0.1, 0.87]] },
      {
        parts: [['my children', 0.1, 0.3]],
      },
    ),
  );
  assert.equal(blocks.length, 1);
});

test('headings are known by their size, and one over two lines is one', () => {
  const blocks = blocksOf(
    page(
      { parts: [['କଳିଙ୍ଗ ଓ', 0.1, 0.4]], size: 24 },
      { parts: [['ଅଶୋକ', 0.1, 0.3]], size: 24 },
      { parts: [['The war', 0.1, 0.3]], size: 15 },
      full('It was fought in the eighth year and it'),
      full('was the last that this king ever fought'),
    ),
  );
  assert.deepEqual(
    blocks.map((block) => (block.kind === 'heading' ? [block.level, block.text] : block.kind)),
    [[1, 'କଳିଙ୍ଗ ଓ ଅଶୋକ'], [2, 'The war'], 'paragraph'],
  );
});

test('items and wide gaps begin a paragraph of their own', () => {
  const blocks = blocksOf(
    page(full('1. The first of them goes over'), full('• the second one'), {
      ...full('and after a gap'),
      gap: 0.05,
    }),
  );
  assert.equal(blocks.length, 3);
});

test('cells that stand far apart are a row', () => {
  const row = (one: string, other: string): { parts: Part[] } => ({
    parts: [
      [one, 0.1, 0.2],
      [' ', 0.2, 0.5],
      [other, 0.5, 0.6],
    ],
  });
  assert.deepEqual(
    blocksOf(page(full('Two places are known.'), row('Dhauli', 'ଦୟା'), row('Jaugada', 'ଋଷିକୁଲ୍ୟା')))[1],
    {
      kind: 'rows',
      rows: [
        ['Dhauli', 'ଦୟା'],
        ['Jaugada', 'ଋଷିକୁଲ୍ୟା'],
      ],
    },
  );
});

test('a word divided by a hyphen is whole again', () => {
  const [block] = blocksOf(page(full('It was an exami-'), full('nation of them all')));
  assert.deepEqual(block, {
    kind: 'paragraph',
    text: 'It was an examination of them all',
    isIndented: false,
  });
});

test('a page without text, or with letters that nobody knows, cannot be read as text', () => {
  assert.equal(isReadable({ text: ' \n', runs: [], unknown: 0 }), false);
  assert.equal(isReadable({ text: 'ଇିାସ', runs: [], unknown: 2 }), false);
  assert.equal(isReadable({ text: 'ଇତିହାସ '.repeat(30), runs: [], unknown: 1 }), true);
  assert.deepEqual(blocksOf({ text: '', runs: [], unknown: 0 }), []);
});
