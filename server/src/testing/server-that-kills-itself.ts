import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { connect } from '../database/database.ts';
import { diskStorage } from '../storage/disk.ts';

/**
 * Runs the server and kills it, like a power cut, just before it sends the response to a request with the header
 * x-kill. DATABASE_ADDRESS is the connection as JSON.
 */
const config = readConfig(process.env);
const { db } = connect(JSON.parse(process.env.DATABASE_ADDRESS!), 1);
const app = await buildApp({ config, db, web: null, storage: diskStorage(config.dataDir) });
app.addHook('onSend', async ({ headers }) => {
  if (headers['x-kill']) process.kill(process.pid, 'SIGKILL');
});
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
