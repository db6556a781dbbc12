import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from './columns.ts';
import { admins, sessions } from './people.ts';

const adminId = () =>
  uuid('admin_id')
    .notNull()
    .references(() => admins.id, { onDelete: 'cascade' });

/** The authenticator app of an admin. */
export const totpSecrets = pgTable('totp_secrets', {
  adminId: adminId().primaryKey(),
  /** Encrypted with a key that is derived from SESSION_SECRET. */
  secret: text('secret').notNull(),
  /** The time step of the last accepted code. Only codes of later steps are accepted. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
  lastUsedAt: moment('last_used_at'),
});

/** The unused recovery codes of an admin, stored as hashes. Using a code deletes it. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { adminId: adminId(), codeHash: text('code_hash').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.adminId, table.codeHash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: idColumn(),
    adminId: adminId(),
    name: text('name').notNull(),
    /** The id that the authenticator gave, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** In the COSE format, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter; always 0 for passkeys that are synced between devices. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_of_admin').on(table.adminId)],
);

/** Short-lived steps of a sign-in or a set-up. Each is for one purpose and is deleted when it has served it. */
export const authChallenges = pgTable(
  'auth_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Null while it is not known who signs in with a passkey. */
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'cascade' }),
    /** The session that a set-up or a verification belongs to. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** The challenge that a passkey has to sign, or the encrypted secret of an authenticator app that is being set up. */
    payload: text('payload').notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('auth_challenges_of_admin').on(table.adminId),
    index('auth_challenges_of_session').on(table.sessionId),
    index('auth_challenges_by_expiry').on(table.expiresAt),
  ],
);
