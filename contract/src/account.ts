import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, passwordInput } from './input-fields.ts';
import { newPasskeyResponse, passkeyOptions, passkeyResponse, secondFactorCode } from './second-factor.ts';
import { requiredLine } from './text.ts';

const passkey = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});

const account = z.object({
  username: z.string(),
  hasWeakPassword: z.boolean(),
  hasTotp: z.boolean(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
  isSecondFactorRequired: z.boolean(),
  /** The host name of the site. Passkeys work only there. */
  passkeyHost: z.string(),
});

export type Account = z.output<typeof account>;
export type Passkey = z.output<typeof passkey>;

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/admin/account',
  access: 'admin',
  permission: 'any',
  isForAccount: true,
  summary: 'The account of the signed-in admin',
  response: z.object({ account }),
});

/** Without the current password it needs a second factor that was used within the last minutes. */
export const changeOwnPassword = endpoint({
  method: 'PUT',
  path: '/api/admin/account/password',
  access: 'admin',
  permission: 'any',
  isForAccount: true,
  summary: "Change one's own password and end all other sessions",
  body: z.object({ currentPassword: z.optional(passwordInput), newPassword: passwordInput }),
  response: z.object({ message: z.string() }),
});

/** Needs a code or a passkey from an admin who has a second factor, and the password from others. */
export const verifyMe = endpoint({
  method: 'POST',
  path: '/api/admin/account/verify',
  access: 'admin',
  permission: 'any',
  isForAccount: true,
  summary: 'Prove who is signed in, before changing second factors',
  body: z.object({
    password: z.optional(passwordInput),
    code: z.optional(secondFactorCode),
    passkey: z.optional(passkeyResponse),
  }),
});

export const startPasskeyVerification = endpoint({
  method: 'POST',
  path: '/api/admin/account/verify/passkey-options',
  access: 'admin',
  permission: 'any',
  isForAccount: true,
  summary: 'What a passkey has to sign to prove who is signed in',
  response: z.object({ options: passkeyOptions }),
});

export const startTotp = endpoint({
  method: 'POST',
  path: '/api/admin/account/totp',
  access: 'admin',
  permission: 'any',
  isForAccount: true,
  summary: 'Start to set up an authenticator app',
  response: z.object({
    /** In base32, for typing. */
    secret: z.string(),
    uri: z.string(),
    /** The QR code of the URI as a path on a grid of `size` units. */
    qrCode: z.object({ size: z.int(), path: z.string() }),
  }),
});

/** Present once, when the first second factor was set up. */
const recoveryCodes = z.optional(z.array(z.string()));

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/admin/account/totp/confirm',
  access: 'admin',
  permission: 'any',
  isForAccount: true,
  summary: 'Finish to set up an authenticator app with its first code',
  body: z.object({ code: secondFactorCode }),
  response: z.object({ recoveryCodes }),
});

export const removeTotp = endpoint({
  method: 'DELETE',
  path: '/api/admin/account/totp',
  access: 'admin',
  permission: 'any',
  isForAccount: true,
  summary: 'Remove the authenticator app',
});

export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/admin/account/recovery-codes',
  access: 'admin',
  permission: 'any',
  isForAccount: true,
  summary: 'Replace all recovery codes by new ones',
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/admin/account/passkeys/options',
  access: 'admin',
  permission: 'any',
  isForAccount: true,
  summary: 'Start to add a passkey',
  response: z.object({ options: passkeyOptions }),
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/admin/account/passkeys',
  access: 'admin',
  permission: 'any',
  isForAccount: true,
  summary: 'Add a passkey',
  body: z.object({ name: requiredLine(100), response: newPasskeyResponse }),
  response: z.object({ recoveryCodes }),
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/admin/account/passkeys/:passkeyId',
  access: 'admin',
  permission: 'any',
  isForAccount: true,
  summary: 'Rename a passkey',
  params: z.object({ passkeyId: id }),
  body: z.object({ name: requiredLine(100) }),
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/admin/account/passkeys/:passkeyId',
  access: 'admin',
  permission: 'any',
  isForAccount: true,
  summary: 'Remove a passkey',
  params: z.object({ passkeyId: id }),
});
