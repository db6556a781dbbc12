import { buildApp } from '../app/app.ts';
import { readConfig } from '../config/config.ts';
import { connect } from '../database/database.ts';
import { reconcile } from '../features/orders/service.ts';
import { diskStorage } from '../storage/disk.ts';

/**
 * Runs the server and kills it, like a power cut, just before it sends the response to a request with the header
 * x-kill, or right after another server has responded to a call whose method and path match KILL_AFTER_CALL.
 * DATABASE_ADDRESS is the connection as JSON. POST /reconcile runs the nightly comparison with the payment provider.
 */
const config = readConfig(process.env);
const { db } = connect(JSON.parse(process.env.DATABASE_ADDRESS!), 1);
const { KILL_AFTER_CALL } = process.env;
const fetchAndKill: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const call = `${init?.method} ${new URL(String(input)).pathname}`;
  if (KILL_AFTER_CALL && new RegExp(KILL_AFTER_CALL).test(call)) process.kill(process.pid, 'SIGKILL');
  return response;
};
const storage = diskStorage(config.dataDir);
const app = await buildApp({ config, db, web: null, storage, fetch: fetchAndKill });
app.addHook('onSend', async ({ headers }) => {
  if (headers['x-kill']) process.kill(process.pid, 'SIGKILL');
});
app.post('/reconcile', { config: { access: 'public' } }, () =>
  reconcile(app.orderDependencies, new AbortController().signal),
);
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
