import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { requiredLine, requiredLines } from './text.ts';

/** Notices to the people whose data was exposed. They cannot be switched off. */

export const MAX_BREACH_TITLE_LENGTH = 200;
export const MAX_BREACH_TEXT_LENGTH = 4000;
/** The largest number of people in a list; for more, notify all students. */
export const MAX_BREACH_PEOPLE = 5000;

const title = requiredLine(MAX_BREACH_TITLE_LENGTH);
const text = requiredLines(MAX_BREACH_TEXT_LENGTH);

/** Null for all students, also those who are blocked or have deleted the account. */
const studentIds = z.nullable(z.array(id).check(z.minLength(1), z.maxLength(MAX_BREACH_PEOPLE)));

const breach = z.object({
  _id: z.string(),
  title: z.string(),
  text: z.string(),
  odia: z.object({ title: z.string(), text: z.string() }),
  /** The number of people in the list; null for all students. */
  people: z.nullable(z.int()),
  sentAt: z.iso.datetime(),
  sentBy: z.string(),
  /** How many people have got the notice so far. */
  told: z.int(),
  isFinished: z.boolean(),
});

export type Breach = z.output<typeof breach>;

/** Large enough for the ids of thousands of people. */
const MAX_BODY_BYTES = 512 * 1024;

export const countBreachPeople = endpoint({
  method: 'POST',
  path: '/api/admin/breaches/preview',
  access: 'admin',
  permission: 'breaches',
  maxBodyBytes: MAX_BODY_BYTES,
  summary: 'How many people a breach notice would reach, and which ids are unknown',
  body: z.object({ studentIds }),
  response: z.object({ count: z.int(), unknownIds: z.array(z.string()) }),
});

/** 409 if the number of people is no longer the one that the admin has confirmed. */
export const sendBreach = endpoint({
  method: 'POST',
  path: '/api/admin/breaches',
  access: 'admin',
  permission: 'breaches',
  isRare: true,
  idempotent: true,
  maxBodyBytes: MAX_BODY_BYTES,
  summary: 'Send a breach notice',
  body: z.object({
    title,
    text,
    odia: z.object({ title, text }),
    studentIds,
    /** The number of people of the preview, which the admin types. */
    count: z.int().check(z.nonnegative(), z.maximum(1_000_000_000)),
  }),
  response: z.object({ breach }),
});

export const listBreaches = endpoint({
  method: 'GET',
  path: '/api/admin/breaches',
  access: 'admin',
  permission: 'breaches',
  summary: 'Breach notices that were sent, the newest first',
  response: z.object({ breaches: z.array(breach) }),
});
