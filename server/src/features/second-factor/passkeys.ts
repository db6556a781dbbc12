import type { NewPasskeyResponse, PasskeyResponse } from '@sikhya/contract/second-factor.ts';
import type { Db } from '../../database/database.ts';
import { type ChallengePurpose, createChallenge, takeChallenge } from './challenges.ts';
import * as queries from './queries.ts';

type Site = { origin: string; name: string };
/** The site with the host name that its passkeys belong to. */
type RelyingParty = Site & { host: string };
type Options = Record<string, unknown>;
type Person = { adminId: string; sessionId: string };

/** Ed25519, ES256 and RS256, which all authenticators use one of. The library's default asks Node for experimental ones. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded on first use, because it takes 0.3 s and 25 MB. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/**
 * Passkeys of admins, by WebAuthn. Each must verify its user, by a fingerprint, face or PIN, so it is enough to sign in.
 * They work on the host name of PUBLIC_URL only.
 */
export function createPasskeys({ origin, name }: Site, now: () => Date) {
  const host = new URL(origin).hostname;
  const site = { origin, name, host };
  return { host, ...createPasskeyRegistration(site, now), ...createPasskeyCheck(site, now) };
}

/** Adds a passkey: the browser creates it, and its response is checked. */
function createPasskeyRegistration({ origin, name: rpName, host: rpID }: RelyingParty, now: () => Date) {
  /** Returns what the browser needs to create a passkey. */
  async function startNew(db: Db, username: string, { adminId, sessionId }: Person): Promise<Options> {
    const { generateRegistrationOptions } = await loadWebAuthn();
    const challenge = await createChallenge(db, 'passkey-new', { adminId, sessionId }, now());
    const existing = await queries.listPasskeys(db, adminId);
    const options = await generateRegistrationOptions({
      rpID,
      rpName,
      userName: username,
      userID: Buffer.from(adminId),
      challenge: Buffer.from(challenge, 'base64url'),
      excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return { ...options };
  }

  /** Checks a passkey that the browser has created. Returns what to store of it, or null. */
  async function checkNew(db: Db, { adminId, sessionId }: Person, response: NewPasskeyResponse) {
    const signed = { response: response.response, sessionId };
    const expectedChallenge = await takeSignedChallenge(db, 'passkey-new', signed, now());
    if (!expectedChallenge || expectedChallenge.adminId !== adminId) return null;
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: withExtensions(response),
      expectedChallenge: expectedChallenge.token,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) return null;
    const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
    const storedKey = Buffer.from(publicKey).toString('base64url');
    return { adminId, credentialId, publicKey: storedKey, counter, transports, createdAt: now() };
  }

  return { startNew, checkNew };
}

/** Checks who has a passkey: it signs a challenge. */
function createPasskeyCheck({ origin, host: rpID }: RelyingParty, now: () => Date) {
  /** Returns what a passkey has to sign. Without an admin, the person chooses any passkey of this site. */
  async function startCheck(
    db: Db,
    purpose: ChallengePurpose,
    owner: { adminId?: string; sessionId?: string },
  ): Promise<Options> {
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const allowed = owner.adminId ? await queries.listPasskeys(db, owner.adminId) : [];
    const challenge = await createChallenge(db, purpose, owner, now());
    const options = await generateAuthenticationOptions({
      rpID,
      challenge: Buffer.from(challenge, 'base64url'),
      allowCredentials: allowed.map(({ credentialId: id, transports }) => ({ id, transports })),
      userVerification: 'required',
    });
    return { ...options };
  }

  /** Returns the id of the admin whose passkey has signed the challenge, or null. Each challenge works once. */
  async function check(
    db: Db,
    purpose: ChallengePurpose,
    response: PasskeyResponse,
    sessionId?: string,
  ): Promise<string | null> {
    const signed = { response: response.response, sessionId };
    const challenge = await takeSignedChallenge(db, purpose, signed, now());
    const passkey = challenge && (await queries.findPasskeyByCredential(db, response.id));
    if (!passkey || (challenge.adminId !== null && challenge.adminId !== passkey.adminId)) return null;
    const { userHandle } = response.response;
    if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.adminId) return null;
    const counter = await verify(response, challenge.token, passkey);
    if (counter === null || !(await queries.usePasskey(db, passkey.id, { counter, now: now() }))) return null;
    return passkey.adminId;
  }

  /** Returns the new counter of the passkey, or null. A counter that does not grow means that the key was copied. */
  async function verify(
    response: PasskeyResponse,
    expectedChallenge: string,
    passkey: { credentialId: string; publicKey: string; counter: number },
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    const { credentialId: id, publicKey, counter } = passkey;
    const result = await verifyAuthenticationResponse({
      response: withExtensions(response),
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    }).catch(() => null);
    return result?.verified ? result.authenticationInfo.newCounter : null;
  }

  return { startCheck, check };
}

/** Takes the challenge that the response has signed, so that the same response cannot be used again. */
async function takeSignedChallenge(
  db: Db,
  purpose: ChallengePurpose,
  { response, sessionId }: { response: { clientDataJSON: string }; sessionId: string | undefined },
  now: Date,
) {
  const token = readChallenge(response.clientDataJSON);
  const challenge = token && (await takeChallenge(db, purpose, { token, sessionId }, now));
  return challenge ? { token, adminId: challenge.adminId } : null;
}

/** The library requires the field, which our contract leaves out because nothing reads it. */
function withExtensions<T extends object>(response: T) {
  return { ...response, clientExtensionResults: {} };
}

function readChallenge(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
