import { install } from './steps/install.mjs';
import { fail } from './steps/output.mjs';
import { inRoot } from './steps/root.mjs';
import { runInForeground } from './steps/run.mjs';

/** `npm run cluster` starts a PostgreSQL cluster; `npm run test:cluster` tests the product on one. */
const [command, ...args] = process.argv.slice(2);
if (command !== 'start' && command !== 'test') fail('The commands are start and test.');
const node = await install();
process.exitCode = await runInForeground(node, [inRoot(`cluster/${command}.ts`), ...args]);
