import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createExam } from '@sikhya/contract/exams.ts';
import { createPreset, PRESETS } from './presets.ts';

test('each preset is a draft that the server accepts', () => {
  for (const preset of PRESETS) assert.ok(createExam.body!.safeParse(createPreset(preset)).success, preset);
});

test('presets have the rules of the exams', () => {
  const summary = PRESETS.map((preset) => {
    const { minutes, sections } = createExam.body!.parse(createPreset(preset));
    return [
      preset,
      minutes,
      sections.map(({ questions: { length }, minutes: own, marks }) => [length, own, marks.wrong]),
    ];
  });
  const sections = (count: number, ...rules: unknown[]) => Array.from({ length: count }, () => rules);
  assert.deepEqual(summary, [
    ['Own', 60, [[0, null, 0]]],
    ['OsscCgl', 150, [[150, null, -3]]],
    ['OpscOcs', 120, [[100, null, -4]]],
    ['Otet', 150, sections(5, 30, null, 0)],
    [
      'IbpsRrb',
      45,
      [
        [40, 25, -3],
        [40, 20, -3],
      ],
    ],
  ]);
});
