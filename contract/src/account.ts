import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { passwordInput } from './password.ts';
import { newPasskeyResponse, passkeyOptions, passkeyResponse, secondFactorCode } from './second-factor.ts';
import { requiredLine } from './text.ts';

/** For every admin, even one who has to set up a second factor before anything else. */
const ownAccount = { access: 'admin', permission: 'any', isForAccount: true } as const;

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
  ...ownAccount,
  method: 'GET',
  path: '/api/admin/account',
  summary: 'The account of the signed-in admin',
  response: z.object({ account }),
});

/** Without the current password it needs a second factor that was used within the last minutes. */
export const changeOwnPassword = endpoint({
  ...ownAccount,
  method: 'PUT',
  path: '/api/admin/account/password',
  summary: "Change one's own password and end all other sessions",
  body: z.object({ currentPassword: z.optional(passwordInput), newPassword: passwordInput }),
  response: z.object({ message: z.string() }),
});

/** Needs a code or a passkey from an admin who has a second factor, and the password from others. */
export const verifyMe = endpoint({
  ...ownAccount,
  method: 'POST',
  path: '/api/admin/account/verify',
  summary: 'Prove who is signed in, before changing second factors',
  body: z.object({
    password: z.optional(passwordInput),
    code: z.optional(secondFactorCode),
    passkey: z.optional(passkeyResponse),
  }),
});

export const startPasskeyVerification = endpoint({
  ...ownAccount,
  method: 'POST',
  path: '/api/admin/account/verify/passkey-options',
  summary: 'What a passkey has to sign to prove who is signed in',
  response: z.object({ options: passkeyOptions }),
});

export const startTotp = endpoint({
  ...ownAccount,
  method: 'POST',
  path: '/api/admin/account/totp',
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
  ...ownAccount,
  method: 'POST',
  path: '/api/admin/account/totp/confirm',
  summary: 'Finish to set up an authenticator app with its first code',
  body: z.object({ code: secondFactorCode }),
  response: z.object({ recoveryCodes }),
});

export const removeTotp = endpoint({
  ...ownAccount,
  method: 'DELETE',
  path: '/api/admin/account/totp',
  summary: 'Remove the authenticator app',
});

export const createRecoveryCodes = endpoint({
  ...ownAccount,
  method: 'POST',
  path: '/api/admin/account/recovery-codes',
  summary: 'Replace all recovery codes by new ones',
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const startPasskey = endpoint({
  ...ownAccount,
  method: 'POST',
  path: '/api/admin/account/passkeys/options',
  summary: 'Start to add a passkey',
  response: z.object({ options: passkeyOptions }),
});

export const addPasskey = endpoint({
  ...ownAccount,
  method: 'POST',
  path: '/api/admin/account/passkeys',
  summary: 'Add a passkey',
  body: z.object({ name: requiredLine(100), response: newPasskeyResponse }),
  response: z.object({ recoveryCodes }),
});

export const removePasskey = endpoint({
  ...ownAccount,
  method: 'DELETE',
  path: '/api/admin/account/passkeys/:passkeyId',
  summary: 'Remove a passkey',
  params: z.object({ passkeyId: id }),
});
