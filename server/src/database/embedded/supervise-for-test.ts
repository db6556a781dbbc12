/** Runs PostgreSQL in a process of its own, which a test can then kill. Prints one line of JSON. */
import { StartFailure } from '../../start-failure.ts';
import { startEmbeddedPostgres } from './embedded.ts';

const options = JSON.parse(process.argv[2] ?? '{}');
try {
  const { connection, stop } = await startEmbeddedPostgres({ say: () => {}, ...options });
  process.once('SIGTERM', stop);
  console.log(JSON.stringify({ connection }));
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.log(JSON.stringify({ failure: error.message }));
  process.exitCode = 1;
}
