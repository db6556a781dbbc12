import type { Config } from './config/config.ts';
import { resolveDatabaseAddress } from './database-address.ts';
import { announceReady } from './ready-message.ts';
import type { Lifetime } from './run-until-stopped.ts';
import { startServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** Runs the server in this process alone. */
export async function startAlone(config: Config, { onStop, stop }: Lifetime): Promise<void> {
  stopOnSignals(['SIGINT', 'SIGTERM'], stop);
  // a closed terminal ends the server; a service manager that asks for a reload must not
  if (!process.stdin.isTTY)
    process.on('SIGHUP', () =>
      console.log('SIGHUP does nothing with one process; restart the server instead.'),
    );
  const address = await resolveDatabaseAddress(config, onStop);
  const { url } = await startServer(config, { address, onStop });
  announceReady(config, url);
}
