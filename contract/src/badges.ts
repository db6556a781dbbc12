import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The data that programs need to verify a credential: the issuer, the public keys and the status lists. */

/** A public key as a JSON Web Key. */
const publicKey = z.object({
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  kid: z.string(),
  alg: z.string(),
  use: z.string(),
});

export type PublicKey = z.output<typeof publicKey>;

export const getIssuer = endpoint({
  method: 'GET',
  path: '/api/public/badges/issuer',
  access: 'public',
  summary: 'Who issues the certificates, as an Open Badges profile',
  response: z.object({
    '@context': z.array(z.string()),
    id: z.string(),
    type: z.array(z.string()),
    name: z.string(),
    url: z.string(),
    email: z.string(),
  }),
});

export const listPublicKeys = endpoint({
  method: 'GET',
  path: '/api/public/badges/keys',
  access: 'public',
  summary: 'The public keys of all credentials, as a JSON Web Key Set',
  response: z.object({ keys: z.array(publicKey) }),
});

export const getPublicKey = endpoint({
  method: 'GET',
  path: '/api/public/badges/keys/:keyId',
  access: 'public',
  summary: 'One public key; the header of a credential names its address',
  params: z.object({ keyId: z.string().check(z.maxLength(100)) }),
  response: publicKey,
});

/** A list of revoked credentials, as a signed credential. */
export const STATUS_LIST = '/api/public/badges/status/:list';
