import assert from 'node:assert/strict';
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { certificateKeys, certificates } from '../../database/tables/certificates.ts';
import { students } from '../../database/tables/people.ts';
import { type TestApp, testApp, testAppOn } from '../../testing/test-app.ts';
import { createGraduate } from '../../testing/test-certificates.ts';
import { createOwner } from '../../testing/test-orders.ts';
import { retireCertificateKeys, withdrawCertificateKey } from './service.ts';

const ORIGIN = 'https://sikhya.example';
const here = await testApp({ PUBLIC_URL: ORIGIN, IDENTITY: 'local' });
const { db, clock } = here;
const admin = await createOwner(here);

type Json = Record<string, never>;

/** Verifies as a stranger would: with OpenSSL, the standards and nothing but the addresses in the credential. */
async function verifyAsStranger(app: TestApp['app'], jwt: string): Promise<Json> {
  const get = async (url: string) => {
    assert.ok(url.startsWith(`${ORIGIN}/api/public/badges/`), url);
    const response = await app.inject(url.slice(ORIGIN.length));
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
    return response;
  };
  const readSigned = async (token: string): Promise<Json> => {
    const [head, body, signature, ...rest] = token.split('.') as [string, string, string];
    if (rest.length > 0) throw new Error('not a JWT');
    const { alg, kid } = JSON.parse(Buffer.from(head, 'base64url').toString());
    if (alg !== 'EdDSA') throw new Error('wrong algorithm');
    const key = createPublicKey({ key: (await get(kid)).json() as JsonWebKey, format: 'jwk' });
    const isSigned = verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
    if (!isSigned) throw new Error('wrong signature');
    return JSON.parse(Buffer.from(body, 'base64url').toString());
  };
  const credential = (await readSigned(jwt)) as unknown as Record<string, Json>;
  const { statusListCredential, statusListIndex } = credential.credentialStatus as Record<string, string>;
  const list = (await readSigned((await get(statusListCredential!)).body)) as unknown as {
    credentialSubject: { encodedList: string };
  };
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'));
  const index = Number(statusListIndex);
  if (bits[index >> 3]! & (128 >> (index & 7))) throw new Error('revoked');
  return credential as unknown as Json;
}

/** Another process, whose status lists are not cached yet. */
const createProcess = async (settings: Record<string, string> = {}) =>
  (await testAppOn(db, { PUBLIC_URL: ORIGIN, IDENTITY: 'local', ...settings })).app;

const download = async (code: string, app = here.app) => {
  const response = await app.inject(`/certificates/${code}/credential.jwt`);
  assert.equal(response.statusCode, 200, response.body);
  assert.equal(response.headers['content-type'], 'application/vc+jwt');
  assert.equal(response.headers['cache-control'], 'no-store');
  return response.body;
};

test('a stranger verifies the credential, which says what the certificate says', async () => {
  const { certificate, course } = await createGraduate(here, admin, 'Mina Das');
  const credential = await verifyAsStranger(here.app, await download(certificate.code));
  const url = `${ORIGIN}/certificates/${certificate.code}`;
  const {
    '@context': contexts,
    type,
    issuer,
    credentialSubject: subject,
    ...rest
  } = credential as unknown as {
    [field: string]: never;
    issuer: never;
    credentialSubject: never;
  };
  assert.deepEqual(contexts, [
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  ]);
  assert.deepEqual(type, ['VerifiableCredential', 'OpenBadgeCredential']);
  const { id: issuerId, name: issuerName } = issuer as Record<string, string>;
  assert.deepEqual([issuerId, issuerName], [`${ORIGIN}/api/public/badges/issuer`, 'Sikhya']);
  assert.deepEqual(
    [rest.id, rest.jti, rest.iss, rest.validFrom, rest.nbf],
    [url, url, issuerId, certificate.issuedAt, Math.floor(clock.now.getTime() / 1000)],
  );
  const { achievement, identifier, result } = subject as {
    achievement: { id: string; name: string; criteria: { narrative: string } };
    identifier: { identityHash: string }[];
    result: { value: string }[];
  };
  assert.deepEqual(
    [achievement.id, achievement.name, identifier[0]!.identityHash, result[0]!.value],
    [`urn:uuid:${course._id}`, 'History', 'Mina Das', '76'],
  );
  assert.match(achievement.criteria.narrative, /all 2 chapters.*2 tests with at least 60%/);
  const profile = (await here.app.inject('/api/public/badges/issuer')).json();
  assert.deepEqual([profile.id, profile.name, profile.type], [issuerId, issuerName, ['Profile']]);
});

test('refuses a changed, a forged and a foreign credential', async () => {
  const { certificate } = await createGraduate(here, admin, 'Honest');
  const jwt = await download(certificate.code);
  const [head, body, signature] = jwt.split('.') as [string, string, string];
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString());
  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  payload.credentialSubject.identifier[0].identityHash = 'Somebody else';
  const { generateKeyPair, SignJWT } = await import('jose');
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
  const forged = await new SignJWT(payload).setProtectedHeader(header).sign(privateKey);
  const other = await download((await createGraduate(here, admin, 'Other')).certificate.code);
  const attacks = [
    `${head}.${encode(payload)}.${signature}`,
    `${encode({ ...header, alg: 'none' })}.${encode(payload)}.`,
    forged,
    `${head}.${body}.${other.split('.')[2]}`,
    `${encode({ ...header, kid: `${ORIGIN}/api/public/badges/keys/unknown` })}.${body}.${signature}`,
  ];
  for (const attack of attacks) await assert.rejects(verifyAsStranger(here.app, attack), Error);
  await verifyAsStranger(here.app, jwt);
});

test('a revoked certificate, a corrected name and a deleted student are revoked in the status list', async () => {
  const [revoked, corrected, deleted, valid] = [
    await createGraduate(here, admin, 'Revoked'),
    await createGraduate(here, admin, 'Wrong name'),
    await createGraduate(here, admin, 'Deleted'),
    await createGraduate(here, admin, 'Valid'),
  ];
  const graduates = [revoked, corrected, deleted, valid];
  const [first, old, gone, kept] = await Promise.all(
    graduates.map(({ certificate }) => download(certificate.code)),
  );
  const before = await createProcess();
  for (const jwt of [first, old, gone, kept]) await verifyAsStranger(before, jwt!);
  const idOf = async ({ certificate }: typeof revoked) =>
    (await db.select().from(certificates).where(eq(certificates.code, certificate.code)))[0]!.id;
  await admin('POST', `/api/admin/certificates/${await idOf(revoked)}/revoke`, {});
  await admin('PUT', `/api/admin/certificates/${await idOf(corrected)}/name`, { name: 'Right name' });
  await db.delete(students).where(eq(students.id, deleted.student.id));
  const after = await createProcess();
  for (const jwt of [first, old, gone]) await assert.rejects(verifyAsStranger(after, jwt!), /revoked/);
  await verifyAsStranger(after, kept!);
  await verifyAsStranger(after, await download(corrected.certificate.code, after));
  for (const { certificate } of [revoked, deleted])
    assert.equal((await after.inject(`/certificates/${certificate.code}/credential.jwt`)).statusCode, 404);
});

test('a key is rotated: old credentials stay valid, new ones have the new key', async () => {
  const { certificate } = await createGraduate(here, admin, 'Rotated');
  const old = await download(certificate.code);
  assert.equal(await retireCertificateKeys(db, clock.now), 1);
  const fresh = await download(certificate.code);
  assert.notEqual(old.split('.')[0], fresh.split('.')[0]);
  for (const jwt of [old, fresh]) await verifyAsStranger(here.app, jwt);
  const { keys } = (await here.app.inject('/api/public/badges/keys')).json();
  assert.equal(keys.length, 2);
  for (const key of keys) {
    assert.deepEqual(Object.keys(key).sort(), ['alg', 'crv', 'kid', 'kty', 'use', 'x']);
    assert.equal((await here.app.inject(`/api/public/badges/keys/${key.kid}`)).json().x, key.x);
  }
});

test('a withdrawn key verifies nothing, and the student downloads the credential again', async () => {
  const { certificate } = await createGraduate(here, admin, 'Stolen');
  const stolen = await download(certificate.code);
  const { kid } = JSON.parse(Buffer.from(stolen.split('.')[0]!, 'base64url').toString());
  assert.equal(await withdrawCertificateKey(db, kid.split('/').at(-1), clock.now), true);
  assert.equal(await withdrawCertificateKey(db, 'unknown', clock.now), false);
  const after = await createProcess();
  await assert.rejects(verifyAsStranger(after, stolen), /404/);
  await verifyAsStranger(after, await download(certificate.code, after));
});

test('with another session secret a new key is created, and old credentials stay valid', async () => {
  const { certificate } = await createGraduate(here, admin, 'Restored');
  const old = await download(certificate.code);
  const moved = await createProcess({ SESSION_SECRET: 'n'.repeat(48) });
  const fresh = await download(certificate.code, moved);
  assert.notEqual(old.split('.')[0], fresh.split('.')[0]);
  for (const jwt of [old, fresh]) await verifyAsStranger(moved, jwt);
});

test('processes that need a key at the same time create one', async () => {
  const { certificate } = await createGraduate(here, admin, 'Together');
  await db.delete(certificateKeys);
  const processes = await Promise.all([createProcess(), createProcess()]);
  await Promise.all(Array.from({ length: 10 }, (_, n) => download(certificate.code, processes[n % 2])));
  assert.equal(await db.$count(certificateKeys), 1);
  const [row] = await db.select().from(certificateKeys);
  assert.ok(!row!.privateKey.includes('PRIVATE KEY'));
});

test('returns 404 for a status list that does not exist', async () => {
  assert.equal((await here.app.inject('/api/public/badges/status/0')).statusCode, 200);
  for (const list of ['1', '-1', '00', 'x', '1e3', '99999'])
    assert.equal((await here.app.inject(`/api/public/badges/status/${list}`)).statusCode, 404, list);
});
