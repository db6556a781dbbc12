import * as z from 'zod/mini';

export const SECOND_FACTOR_SETTINGS = ['optional', 'owners', 'all'] as const;

/** Which admins must have a second factor. */
export type SecondFactorSetting = (typeof SECOND_FACTOR_SETTINGS)[number];

/** How a sign-in can be completed after the password. */
export const SECOND_STEP_METHODS = ['totp', 'passkey', 'recovery-code'] as const;

export type SecondStepMethod = (typeof SECOND_STEP_METHODS)[number];

/** A code of the authenticator app or a recovery code, as it is typed. */
export const secondFactorCode = z.string().check(z.minLength(1), z.maxLength(50));

const base64url = (max: number) => z.string().check(z.regex(/^[\w-]*$/), z.maxLength(max));

const credential = {
  id: base64url(2000),
  rawId: base64url(2000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
};

/** The result of creating a passkey in the browser. */
export const newPasskeyResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(10_000),
    attestationObject: base64url(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(10))),
  }),
});

/** The result of signing the server's challenge with a passkey in the browser. */
export const passkeyResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(10_000),
    authenticatorData: base64url(10_000),
    signature: base64url(10_000),
    userHandle: z.optional(base64url(200)),
  }),
});

export type NewPasskeyResponse = z.output<typeof newPasskeyResponse>;
export type PasskeyResponse = z.output<typeof passkeyResponse>;

/** The options for the authenticator, as WebAuthn defines them. */
export const passkeyOptions = z.record(z.string(), z.unknown());
