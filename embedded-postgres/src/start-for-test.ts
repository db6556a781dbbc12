/** Runs PostgreSQL in a process of its own, which a test can kill. Prints one line of JSON. */
import { EmbeddedPostgresError, startEmbeddedPostgres } from './embedded-postgres.ts';

const options = JSON.parse(process.argv[2] ?? '{}');
try {
  const { connection, stop } = await startEmbeddedPostgres(options);
  process.once('SIGTERM', stop);
  console.log(JSON.stringify({ connection }));
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error;
  console.log(JSON.stringify({ error: error.message }));
  process.exitCode = 1;
}
