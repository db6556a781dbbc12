import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { passwordInput } from './input-fields.ts';
import { DIGITS, LANGUAGES } from './language/language.ts';
import { ADMIN_ROLES, PERMISSIONS } from './permissions.ts';
import { passkeyOptions, passkeyResponse, SECOND_STEP_METHODS, secondFactorCode } from './second-factor.ts';
import { requiredLine } from './text.ts';

const secondStepChallenge = z.string().check(z.minLength(1), z.maxLength(100));

/** The signed-in person, as the browser stores it. */
export const sessionUser = z.object({
  _id: z.string(),
  role: z.enum(['student', 'admin']),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  googleProfile: z.nullable(z.object({ name: z.string(), photoUrl: z.string(), email: z.string() })),
  purchasedCourses: z.array(z.string()),
  /** Null for a student. */
  adminRole: z.nullable(z.enum(ADMIN_ROLES)),
  /** The permissions, by which screens choose what to offer; the server checks each call again. Empty for a student. */
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Null until the person has chosen. */
  language: z.nullable(z.enum(LANGUAGES)),
  digits: z.nullable(z.enum(DIGITS)),
  /** The step that the person has to take in their account. Absent if there is none. */
  accountTask: z.optional(z.enum(['set-up-second-factor', 'change-password', 'restore-account'])),
});

export type SessionUser = z.output<typeof sessionUser>;

const signedIn = z.object({ token: z.string(), user: sessionUser });

/** Proves that the password was right. It opens no session: a second factor has to follow within minutes. */
const secondStep = z.object({ challenge: z.string(), methods: z.array(z.enum(SECOND_STEP_METHODS)) });

export type SecondStep = z.output<typeof secondStep>;

export const adminLogin = endpoint({
  method: 'POST',
  path: '/api/auth/admin/login',
  access: 'public',
  summary: 'Sign in as an admin',
  body: z.object({
    username: requiredLine(200),
    password: passwordInput,
  }),
  /** An admin with a second factor gets `secondStep` instead of `token` and `user`. */
  response: z.object({ ...z.partial(signedIn).shape, secondStep: z.optional(secondStep) }),
});

export const takeSecondStep = endpoint({
  method: 'POST',
  path: '/api/auth/admin/login/second-step',
  access: 'public',
  summary: 'Complete the sign-in of an admin with a code of the authenticator app or a recovery code',
  body: z.object({ challenge: secondStepChallenge, code: secondFactorCode }),
  response: signedIn,
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/admin/login/passkey-options',
  access: 'public',
  summary: 'What a passkey has to sign to sign an admin in, alone or after the password',
  body: z.object({ challenge: z.optional(secondStepChallenge) }),
  response: z.object({ options: passkeyOptions }),
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/admin/login/passkey',
  access: 'public',
  summary: 'Sign in as an admin with a passkey',
  body: z.object({ response: passkeyResponse }),
  response: signedIn,
});

/** The server ignores what the browser claims about the person. It asks the provider with the token. */
const claimed = z.optional(z.string().check(z.maxLength(5000)));

/** The response of the identity provider to the browser. */
export const signInProof = z.object({
  googleId: claimed,
  name: claimed,
  photoUrl: claimed,
  email: claimed,
  accessToken: claimed,
});

export const googleSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/google-signin',
  access: 'public',
  summary: 'Sign in as a student with an access token of the identity provider',
  isCostly: true,
  body: signInProof,
  response: signedIn,
});

export const whoAmI = endpoint({
  method: 'GET',
  path: '/api/auth/session',
  access: 'signed-in',
  isForAccount: true,
  summary: 'The signed-in person',
  response: z.object({ user: sessionUser }),
});

/** An absent field stays as it is. */
export const setPreferences = endpoint({
  method: 'PUT',
  path: '/api/auth/preferences',
  access: 'signed-in',
  isForAccount: true,
  summary: 'Store the language and the digits that the signed-in person has chosen',
  body: z.object({ language: z.optional(z.enum(LANGUAGES)), digits: z.optional(z.enum(DIGITS)) }),
  response: z.object({ user: sessionUser }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'signed-in',
  isForAccount: true,
  summary: 'End this session',
});
