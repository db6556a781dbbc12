import { connect, type Db } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { AppError } from '../errors.ts';
import {
  addAdmin,
  changePassword,
  listAdmins,
  makeSignInCode,
  removeAdmin,
} from '../features/admin-accounts/service.ts';
import { reasonInWords } from '../start-reason.ts';
import { isCommonPassword } from '../weak-secrets.ts';
import { askPassword } from './ask-password.ts';
import { onDatabase } from './on-database.ts';

const USAGE = `Usage:
  npm run admin -- list                 the admins there are
  npm run admin -- add NAME             a new admin; asks for the password
  npm run admin -- password NAME        a new password; signs that admin out everywhere
  npm run admin -- remove NAME          removes an admin
  npm run admin -- code NAME            a code that signs in once, also while sign-in is slowed down by an attack
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
    await addAdmin(db, { username, password: await newPassword(username) });
    return `'${username}' is now an admin.`;
  },
  password: async (db, username) => {
    await changePassword(db, { username, password: await newPassword(username) }, new Date());
    return `'${username}' has a new password and is signed out everywhere.`;
  },
  remove: async (db, username) => {
    await removeAdmin(db, username);
    return `'${username}' is no longer an admin.`;
  },
  code: async (db, username) => {
    const code = await makeSignInCode(db, username, new Date());
    return `${code}\nType this code in place of the password of '${username}' within 10 minutes. It works once.`;
  },
};

async function newPassword(username: string): Promise<string> {
  const password = await askPassword();
  if (isCommonPassword(password, [username])) {
    throw new AppError('invalid', 'This password is too easy to guess; nothing was changed.');
  }
  return password;
}

const [wanted = '', name = ''] = process.argv.slice(2);
const command = COMMANDS[wanted];
if (!command || (wanted !== 'list' && name === '')) {
  console.error(USAGE);
  process.exit(1);
}
try {
  await onDatabase(async ({ address }) => {
    await migrateDatabase(address, async () => {});
    const { db, close } = connect(address, 1);
    console.log(await command(db, name).finally(close));
  });
} catch (error) {
  console.error(error instanceof AppError ? error.message : reasonInWords(error));
  process.exitCode = 1;
}
