import type { RoundResult } from './round.ts';

const COLUMNS: [string, (result: RoundResult, round: number) => string][] = [
  ['round', (_, round) => String(round)],
  ['primary was', ({ fault }) => fault],
  ['from', ({ from }) => from],
  ['to', ({ to }) => to],
  ['without service', ({ pause }) => `${pause.toFixed(1)} s`],
  ['node repaired', ({ repaired }) => `${repaired.toFixed(1)} s`],
  ['answers', ({ answers }) => String(answers)],
  ['hand-ins', ({ handIns }) => String(handIns)],
  ['refused by the old primary', ({ refused }) => String(refused)],
];

/** Returns a table of all rounds. */
export function formatTable(results: readonly RoundResult[]): string {
  const rows = [
    COLUMNS.map(([title]) => title),
    ...results.map((result, n) => COLUMNS.map(([, format]) => format(result, n + 1))),
  ];
  const widths = COLUMNS.map((_, n) => Math.max(...rows.map((row) => row[n]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, n) => cell.padEnd(widths[n]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Returns the figures of all rounds in one line. */
export function formatSummary(results: readonly RoundResult[]): string {
  const pauses = results.map(({ pause }) => pause).sort((a, b) => a - b);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const median = pauses[Math.floor(pauses.length / 2)] ?? 0;
  return `${results.length} rounds: without service for ${median.toFixed(1)} s (median), ${(pauses.at(-1) ?? 0).toFixed(1)} s (longest); ${sum(results.map(({ answers }) => answers))} answers and ${sum(results.map(({ handIns }) => handIns))} hand-ins were acknowledged, none was lost.`;
}
