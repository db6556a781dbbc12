import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../steps/root.mjs';
import { parseCsv, toCsv } from './csv.mjs';
import { findAllTexts } from './find-texts.mjs';
import { planImport, replaceTexts } from './import-texts.mjs';
import { findScreen, SCREENS_FOLDER } from './screens.mjs';

const DEFAULT_FILE = 'texts.csv';
const COLUMNS = ['place', 'screen', 'English', 'Odia', 'reviewed Odia'];

const [command, file = DEFAULT_FILE] = process.argv.slice(2);
if (command === 'export') exportTexts();
else if (command === 'import' && existsSync(file)) importTexts();
else {
  console.error(
    command === 'import'
      ? `${file} does not exist.`
      : 'Use `npm run texts -- export [file]` or `import file`.',
  );
  process.exitCode = 1;
}

function exportTexts() {
  const texts = findAllTexts();
  const rows = texts.map(({ place, english, odia }) => [place, findScreen(odia), english, odia, '']);
  writeFileSync(file, toCsv([COLUMNS, ...rows]));
  console.log(`${texts.length} texts are in ${path.resolve(file)}.`);
  console.log('A reviewer fills the last column where the Odia text should change.');
  if (!existsSync(inRoot(SCREENS_FOLDER)))
    console.log(
      'The column "screen" is empty. `SCREENS=1 npm run test:e2e -- e2e/odia-screens.journey.ts` fills it.',
    );
}

function importTexts() {
  const { changes, problems } = planImport(parseCsv(readFileSync(file, 'utf8')), findAllTexts());
  replaceTexts(changes);
  console.log(`${changes.length} texts were changed. Run \`npm run format\` and look at the difference.`);
  for (const { place, problem } of problems) console.error(`${place}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
