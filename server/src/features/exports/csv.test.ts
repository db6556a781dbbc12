import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine } from './csv.ts';

const CASES: [string, (string | number)[], string][] = [
  ['plain cells stay plain', ['ମୀନା ଦାସ', 'mina@example.com', 3], 'ମୀନା ଦାସ,mina@example.com,3\r\n'],
  [
    'a comma, a quote and a line break are quoted',
    ['a,b', 'say "yes"', 'two\nlines'],
    '"a,b","say ""yes""","two\nlines"\r\n',
  ],
  ['no cell becomes a formula', ['=1+1', '+91', '-2', '@sum', '\t=1'], "'=1+1,'+91,'-2,'@sum,'\t=1\r\n"],
  ['a number below nothing stays a number', [-2], '-2\r\n'],
  ['a formula with a comma is quoted as well', ['=HYPERLINK("x","y")'], `"'=HYPERLINK(""x"",""y"")"\r\n`],
];

for (const [name, cells, wanted] of CASES) {
  test(name, () => assert.equal(csvLine(cells), wanted));
}
