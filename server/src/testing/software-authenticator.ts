import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = Record<string, unknown>;
type Signing = { origin?: string; isUserVerified?: boolean; counter?: number; userHandle?: string };

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 0x40;

/** A passkey in software, for tests over HTTP. It answers as the browser would. */
export function createSoftwareAuthenticator(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const rpIdHash = createHash('sha256').update(new URL(site).hostname).digest();
  let counter = 0;

  const clientData = (type: string, { challenge }: Options, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, count: number, credential = Buffer.alloc(0)): Buffer {
    const counterBytes = Buffer.alloc(4);
    counterBytes.writeUInt32BE(count);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counterBytes, credential]);
  }

  const toCredential = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response,
  });

  /** Answers the options for a new passkey. */
  function create(options: Options, { origin = site, isUserVerified = true }: Signing = {}) {
    const flags = USER_PRESENT | HAS_CREDENTIAL | (isUserVerified ? USER_VERIFIED : 0);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      encodeKey(publicKey),
    ]);
    const data = authenticatorData(flags, counter, credential);
    return toCredential({
      clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
      attestationObject: encodeAttestation(data).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers the options of a sign-in. */
  function answer(options: Options, { origin = site, isUserVerified = true, ...more }: Signing = {}) {
    counter = more.counter ?? counter + 1;
    const client = clientData('webauthn.get', options, origin);
    const data = authenticatorData(USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0), counter);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return toCredential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, privateKey).toString('base64url'),
      ...(more.userHandle && { userHandle: Buffer.from(more.userHandle).toString('base64url') }),
    });
  }

  return { create, answer };
}

/** The public key in the COSE format: a CBOR map of key type, algorithm, curve, x and y. */
function encodeKey(publicKey: ReturnType<typeof generateKeyPairSync>['publicKey']): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([head, coordinate(0x21, x!), coordinate(0x22, y!)]);
}

/** The CBOR map { fmt: 'none', attStmt: {}, authData }. */
function encodeAttestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ]);
}
