import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine } from './csv.ts';

const CASES: [string, (string | number)[], string][] = [
  ['writes plain cells unchanged', ['ମୀନା ଦାସ', 'mina@example.com', 3], 'ମୀନା ଦାସ,mina@example.com,3\r\n'],
  [
    'quotes cells with a comma, a quote or a line break',
    ['a,b', 'say "yes"', 'two\nlines'],
    '"a,b","say ""yes""","two\nlines"\r\n',
  ],
  [
    'escapes cells that start like a formula',
    ['=1+1', '+91', '-2', '@sum', '\t=1'],
    "'=1+1,'+91,'-2,'@sum,'\t=1\r\n",
  ],
  ['writes a negative number unchanged', [-2], '-2\r\n'],
  ['quotes an escaped formula with a comma', ['=HYPERLINK("x","y")'], `"'=HYPERLINK(""x"",""y"")"\r\n`],
];

for (const [name, cells, expected] of CASES) {
  test(name, () => assert.equal(csvLine(cells), expected));
}
