import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const getSite = endpoint({
  method: 'GET',
  path: '/api/public/site',
  access: 'public',
  summary: 'Get the name, the addresses and the sign-in of this site',
  response: z.object({
    name: z.string(),
    /** The public URL without a trailing slash, for canonical links. */
    origin: z.string(),
    contactEmail: z.string(),
    officeAddress: z.string(),
    /** Whether the form of the newsletter subscribes, because this server sends e-mails. */
    hasNewsletter: z.boolean(),
    /** The identity provider of students; null if none is configured. */
    identity: z.nullable(
      z.object({
        scriptUrl: z.string(),
        clientId: z.string(),
        userInfoUrl: z.string(),
        /** Whether it is the identity provider of this server. The login page then says so. */
        isLocal: z.boolean(),
      }),
    ),
    /** The payment provider; null while payments are off. */
    payments: z.nullable(
      z.object({
        provider: z.enum(['razorpay', 'local']),
        /** The script that defines `window.Razorpay`. */
        scriptUrl: z.string(),
        /** Whether receipts are tax invoices. The checkout then asks for the buyer's state. */
        hasGst: z.boolean(),
      }),
    ),
  }),
});
