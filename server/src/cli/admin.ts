import { ADMIN_ROLES, type AdminRole } from '@sikhya/contract/permissions.ts';
import { type DatabaseAddress, withConnection } from '../database/connection.ts';
import { connect, type Db } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { newestMigration } from '../database/rebuild-schema.ts';
import { describeStartFailure } from '../describe-start-failure.ts';
import { AppError } from '../errors.ts';
import { resetSecondFactors } from '../features/account/service.ts';
import {
  addAdmin,
  changePassword,
  createSignInCode,
  listAdmins,
  removeAdmin,
  requireAdminByUsername,
  setRole,
} from '../features/admin-accounts/service.ts';
import { type AuditEntry, recordServerEntry } from '../features/audit/service.ts';
import { retireCertificateKeys, withdrawCertificateKey } from '../features/certificates/service.ts';
import { StartFailure } from '../start-failure.ts';
import { askPassword } from './ask-password.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Usage:
  npm run admin -- list                 lists the admins
  npm run admin -- add NAME [ROLE]      adds an admin; asks for the password. The role is owner (the default),
                                        author, reviewer or support
  npm run admin -- role NAME ROLE       changes the role
  npm run admin -- password NAME        changes the password; signs the admin out everywhere
  npm run admin -- remove NAME          removes an admin
  npm run admin -- reset-factors NAME   removes all second factors, for a lost phone; signs the admin out everywhere
  npm run admin -- code NAME            creates a code that signs in once, even while an attack slows sign-in down
  npm run admin -- rotate-certificate-key
                                        lets the next certificate be signed with a new key; signed ones stay valid
  npm run admin -- withdraw-certificate-key KEY
                                        for a key that became known to others: nothing that it signed stays valid
A script can pass the password on standard input.`;

type Command = (db: Db, name: string, role: AdminRole) => Promise<string>;

const COMMANDS: Record<string, Command> = {
  list: async (db) => {
    const admins = await listAdmins(db);
    if (admins.length === 0) return "There are no admins yet. Add one with 'npm run admin -- add NAME'.";
    return admins
      .map(
        ({ username, role, createdAt }) =>
          `${username}  (${role}, since ${createdAt.toISOString().slice(0, 10)})`,
      )
      .join('\n');
  },
  add: async (db, username, role) => {
    await addAdmin(db, { username, password: await askPassword(), role });
    return role === 'owner' ? `'${username}' is now an admin.` : `'${username}' is now an admin (${role}).`;
  },
  password: async (db, username) => {
    await changePassword(db, { username, password: await askPassword() }, new Date());
    await record(db, 'change-password', username);
    return `'${username}' has a new password and is signed out everywhere.`;
  },
  role: async (db, username, role) => {
    await setRole(db, { username, role });
    return `'${username}' has the role ${role} now; a running server applies it within 30 seconds.`;
  },
  remove: async (db, username) => {
    await removeAdmin(db, username);
    return `'${username}' is no longer an admin.`;
  },
  'reset-factors': async (db, username) => {
    await resetSecondFactors(db, username, new Date());
    return `'${username}' has no second factor any more and is signed out everywhere.`;
  },
  code: async (db, username) => {
    const code = await createSignInCode(db, username, new Date());
    await record(db, 'create-sign-in-code', username);
    return `${code}\nType this code in place of the password of '${username}' within 10 minutes. It works once.`;
  },
  'rotate-certificate-key': async (db) =>
    (await retireCertificateKeys(db, new Date())) > 0
      ? 'The next certificate is signed with a new key. What is signed stays valid.'
      : 'No key is in use. The next certificate is signed with a new one.',
  'withdraw-certificate-key': async (db, keyId) =>
    (await withdrawCertificateKey(db, keyId, new Date()))
      ? `The key '${keyId}' is withdrawn. Students can download their certificates again.`
      : `There is no key '${keyId}'. The address /api/public/badges/keys lists the keys.`,
};

/** Commands that are about no admin. */
const WITHOUT_NAME = ['list', 'rotate-certificate-key'];

async function record(db: Db, action: AuditEntry['action'], username: string): Promise<void> {
  const { id: subjectId } = await requireAdminByUsername(db, username);
  await recordServerEntry(db, { action, subjectId }, new Date());
}

const [commandName = '', name = '', roleName = commandName === 'role' ? '' : 'owner'] = process.argv.slice(2);
const command = COMMANDS[commandName];
const role = ADMIN_ROLES.find((each) => each === roleName);
if (!command || !role || (name === '' && !WITHOUT_NAME.includes(commandName))) {
  console.error(USAGE);
  process.exit(1);
}
try {
  await withDatabase(({ address }) => run(address));
} catch (error) {
  console.error(error instanceof AppError ? error.message : describeStartFailure(error));
  process.exit(1);
}

async function run(address: DatabaseAddress): Promise<void> {
  if ((await withConnection(address, newestMigration)) === null)
    throw new StartFailure('The database is still empty. Check the settings, or start the server first.');
  await migrateDatabase(address, async () => {});
  const { db, close } = connect(address, 1);
  console.log(await command!(db, name, role!).finally(close));
}
