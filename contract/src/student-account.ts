import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { DIGITS, LANGUAGES } from './language/language.ts';
import { signInProof } from './session.ts';
import { requiredLine } from './text.ts';

const datetime = z.iso.datetime();

/** A device on which the student is signed in: one open session. */
const device = z.object({
  _id: z.string(),
  /** The browser and the system, such as Chrome, Android; empty if it is unknown. */
  name: z.string(),
  signedInAt: datetime,
  isThisDevice: z.boolean(),
});

export const EXPORT_STATES = ['waiting', 'ready', 'failed'] as const;

/** A ZIP file with all data about the student. */
const dataExport = z.object({
  state: z.enum(EXPORT_STATES),
  requestedAt: datetime,
  /** Where the student can download it, and until when; null unless it is ready. */
  url: z.nullable(z.string()),
  expiresAt: z.nullable(datetime),
  bytes: z.nullable(z.int()),
});

export type DataExport = z.output<typeof dataExport>;

const studentAccount = z.object({
  /** The name that others see. The provider's, until the student has chosen another. */
  name: z.string(),
  email: z.string(),
  /** Empty without a photo. */
  photoUrl: z.string(),
  /** Whether the photo of the provider is stored at each sign-in. */
  showsPhoto: z.boolean(),
  /** Null until the student has chosen. */
  language: z.nullable(z.enum(LANGUAGES)),
  digits: z.nullable(z.enum(DIGITS)),
  wantsReminders: z.boolean(),
  /** The date of the examination that the student prepares for; null for none. */
  examDay: z.nullable(z.iso.date()),
  createdAt: datetime,
  devices: z.array(device),
  /** When the personal data of a deleted account will be erased; null for an account in use. */
  eraseAt: z.nullable(datetime),
  /** The newest export; null if there is none, or its link has ended. */
  dataExport: z.nullable(dataExport),
});

export type StudentAccount = z.output<typeof studentAccount>;
export type Device = z.output<typeof device>;

export const MAX_STUDENT_NAME_LENGTH = 100;

export const getStudentAccount = endpoint({
  method: 'GET',
  path: '/api/student/account',
  access: 'student',
  isForAccount: true,
  summary: 'The account of the signed-in student, with the devices on which the student is signed in',
  response: z.object({ account: studentAccount }),
});

/** An absent field stays as it is. */
export const updateStudentAccount = endpoint({
  method: 'PUT',
  path: '/api/student/account',
  access: 'student',
  isRare: true,
  summary: 'Change the name, the photo, the language, the reminders or the date of the examination',
  body: z.object({
    name: z.optional(requiredLine(MAX_STUDENT_NAME_LENGTH)),
    /** Switching it off deletes the stored photo; switching it on stores it at the next sign-in. */
    showsPhoto: z.optional(z.boolean()),
    language: z.optional(z.enum(LANGUAGES)),
    digits: z.optional(z.enum(DIGITS)),
    wantsReminders: z.optional(z.boolean()),
    /** Null for none. */
    examDay: z.optional(z.nullable(z.iso.date())),
  }),
  response: z.object({ account: studentAccount }),
});

/** How long a deleted account can be restored. */
export const RESTORE_DAYS = 30;

/** Needs an access token of the identity provider, as a sign-in does. Ends all sessions. */
export const deleteStudentAccount = endpoint({
  method: 'POST',
  path: '/api/student/account/delete',
  access: 'student',
  isCostly: true,
  idempotent: true,
  summary: 'Delete the account; it can be restored for 30 days, then its personal data is erased',
  body: signInProof,
  response: z.object({ eraseAt: datetime }),
});

export const restoreStudentAccount = endpoint({
  method: 'POST',
  path: '/api/student/account/restore',
  access: 'student',
  isForAccount: true,
  isRare: true,
  idempotent: true,
  summary: 'Restore the deleted account',
  response: z.object({ account: studentAccount }),
});

/** One at a time: a second request returns the export that is being made. It is made in the background. */
export const startDataExport = endpoint({
  method: 'POST',
  path: '/api/student/account/export',
  access: 'student',
  isRare: true,
  idempotent: true,
  summary: 'Ask for a copy of all data about the student',
  response: z.object({ dataExport }),
});

/** The link of an export, for its student alone. */
export const DATA_EXPORT_FILE = '/api/student/account/export/:exportId';

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/api/student/account/devices/:deviceId',
  access: 'student',
  summary: 'Sign out on another device',
  params: z.object({ deviceId: id }),
});
