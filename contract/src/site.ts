import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What every page needs to know about the place it is shown at. */
export const getSite = endpoint({
  method: 'GET',
  path: '/api/public/site',
  access: 'public',
  summary: 'The name and the addresses of this site',
  response: z.object({
    name: z.string(),
    /** The public address without a closing slash, for canonical links. */
    origin: z.string(),
    contactEmail: z.string(),
    officeAddress: z.string(),
    /** The identity provider of students; null where none is set up. */
    identity: z.nullable(
      z.object({
        scriptUrl: z.string(),
        clientId: z.string(),
        userInfoUrl: z.string(),
        /** Whether it is the one that is part of this server, which the login page then says. */
        isLocal: z.boolean(),
      }),
    ),
  }),
});
