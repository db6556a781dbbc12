import { startProduct } from '../server/src/testing/product-process.ts';
import { editorKeystrokes } from './editor-keystrokes.ts';
import { simpleRead } from './simple-read.ts';

/** Every benchmark, by the name under which it can be run alone: `npm run bench -- simple-read`. */
const BENCHMARKS = { 'simple-read': simpleRead, 'editor-keystrokes': editorKeystrokes };

const ADMIN = { username: 'bench', password: 'bench-password-9' };

const wanted = process.argv.slice(2);
const product = await startProduct({
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
  // the load stands for thousands of visitors, but comes from one address
  CALLS_A_MINUTE_PER_ADDRESS: '1000000000',
});
try {
  for (const [name, benchmark] of Object.entries(BENCHMARKS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n${name}`);
    await benchmark(product, ADMIN);
  }
} finally {
  await product.stop();
}
