import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { passwordInput } from './password.ts';

/** The account of the admin who is signed in. */
export const getAccount = endpoint({
  method: 'GET',
  path: '/api/admin/account',
  access: 'admin',
  permission: 'any',
  summary: 'The account of the signed-in admin',
  response: z.object({ account: z.object({ username: z.string(), hasWeakPassword: z.boolean() }) }),
});

export const changeOwnPassword = endpoint({
  method: 'PUT',
  path: '/api/admin/account/password',
  access: 'admin',
  permission: 'any',
  summary: "Change one's own password and end all other sessions",
  body: z.object({ currentPassword: passwordInput, newPassword: passwordInput }),
  response: z.object({ message: z.string() }),
});
