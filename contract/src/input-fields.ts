import * as z from 'zod/mini';
import { problem, problems } from './issue.ts';
import { rawText } from './text.ts';

/** Fields that the requests of several features share. */

/** Stops at the first problem, because a request can hold thousands of ids. */
export const id = z.string().check(z.maxLength(100, { abort: true }));

/** Made by a device and stored as it is, unlike the ids that the server makes. */
export const deviceId = rawText(100);

/** A position counted from 0. It is text because it comes from a URL. */
export const index = z.string().check(z.regex(/^\d{1,6}$/, problem(problems.notAnIndex)));

/** A password as it is sent. Its limit is far above that of a new password, so that the rule in password.ts can explain itself. */
export const passwordInput = z.string().check(z.minLength(1), z.maxLength(1000));

/** The `updatedAt` with which the row was loaded. If the row has changed since, the call is refused with 409. */
export const loadedUpdatedAt = z.optional(z.nullable(z.string().check(z.maxLength(50))));
