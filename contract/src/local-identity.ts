import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { line, requiredLine } from './text.ts';

/** The identity provider that is part of the server, for use without Google. Its responses have Google's format. */

export const identityToken = endpoint({
  method: 'POST',
  path: '/identity/token',
  access: 'public',
  summary: 'Issue a token of the local identity provider, without checking the identity',
  body: z.object({
    name: requiredLine(200),
    email: z.pipe(line(320), z.email()),
    picture: z._default(line(2000), ''),
  }),
  response: z.object({
    access_token: z.string(),
    expires_in: z.int(),
    token_type: z.string(),
    scope: z.string(),
  }),
});

export const identityUserInfo = endpoint({
  method: 'GET',
  path: '/identity/userinfo',
  access: 'public',
  summary: 'Get the user of a token',
  response: z.object({
    sub: z.string(),
    name: z.string(),
    picture: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
  }),
});

export const identityTokenInfo = endpoint({
  method: 'GET',
  path: '/identity/tokeninfo',
  access: 'public',
  summary: 'Get the client and the expiry of a token',
  query: z.object({ access_token: z._default(z.string().check(z.maxLength(5000)), '') }),
  response: z.object({
    aud: z.string(),
    sub: z.string(),
    exp: z.int(),
    expires_in: z.int(),
    scope: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
  }),
});
