import { readConfig } from '../config.ts';
import { connect, type Db } from '../database/database.ts';
import { borrowEmbeddedPostgres } from '../database/embedded/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { AppError } from '../errors.ts';
import { addAdmin, changePassword, listAdmins, removeAdmin } from '../features/admin-accounts/service.ts';
import { reasonInWords } from '../start-reason.ts';
import { askPassword } from './ask-password.ts';

const USAGE = `Usage:
  npm run admin -- list                 the admins there are
  npm run admin -- add NAME             a new admin; asks for the password
  npm run admin -- password NAME        a new password; signs that admin out everywhere
  npm run admin -- remove NAME          removes an admin
From a script the password comes in on standard input.`;

type Command = (db: Db, name: string) => Promise<string>;

const COMMANDS: Record<string, Command> = {
  list: async (db) => {
    const admins = await listAdmins(db);
    return admins
      .map(({ username, createdAt }) => `${username}  (since ${createdAt.toISOString().slice(0, 10)})`)
      .join('\n');
  },
  add: async (db, username) => {
    await addAdmin(db, { username, password: await askPassword() });
    return `'${username}' is now an admin.`;
  },
  password: async (db, username) => {
    await changePassword(db, { username, password: await askPassword() }, new Date());
    return `'${username}' has a new password and is signed out everywhere.`;
  },
  remove: async (db, username) => {
    await removeAdmin(db, username);
    return `'${username}' is no longer an admin.`;
  },
};

const [wanted = '', name = ''] = process.argv.slice(2);
const command = COMMANDS[wanted];
if (!command || (wanted !== 'list' && name === '')) {
  console.error(USAGE);
  process.exit(1);
}
try {
  console.log(await onDatabase((db) => command(db, name)));
} catch (error) {
  console.error(error instanceof AppError ? error.message : reasonInWords(error));
  process.exitCode = 1;
}

/** On the database that the server uses, whether or not the server runs at the moment. */
async function onDatabase(work: (db: Db) => Promise<string>): Promise<string> {
  const config = readConfig({ ...process.env, NODE_ENV: undefined });
  const own = config.databaseUrl
    ? null
    : await borrowEmbeddedPostgres({ dataDir: config.dataDir, say: () => {} });
  try {
    const address = config.databaseUrl ?? own!.connection;
    await migrateDatabase(address, async () => {});
    const { db, close } = connect(address, 1);
    return await work(db).finally(close);
  } finally {
    await own?.stop();
  }
}
