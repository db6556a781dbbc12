import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { line } from './text.ts';

/** The date of birth of students, their consents, and the consent of a parent for those under 18. */

export const ADULT_AGE = 18;
/** A date of birth that gives an age outside these limits is refused as a mistake. */
export const MIN_AGE = 5;
export const MAX_AGE = 120;
export const MAX_PARENT_NAME_LENGTH = 100;
/** How long a parent can answer a request. */
export const PARENT_REQUEST_DAYS = 7;
/** How often a student can ask a parent within 24 hours, and how many requests an address gets in that time. */
export const MAX_PARENT_REQUESTS_A_DAY = 3;
/** After this many days a student can ask a parent again who has declined. */
export const DECLINED_DAYS = 30;
/** For how many children one address or account can agree. */
export const MAX_CHILDREN = 10;

const datetime = z.iso.datetime();
const email = z.pipe(line(254), z.email());

/** `email`: by a link in an e-mail. `account`: the parent signs in with their own account. */
export const PARENT_METHODS = ['email', 'account'] as const;

const consent = z.object({
  _id: z.string(),
  /** The version of the privacy notice. */
  noticeVersion: z.int(),
  givenBy: z.enum(['student', 'parent']),
  /** How a parent agreed; null for the student's own consent. */
  method: z.nullable(z.enum(PARENT_METHODS)),
  /** The name of the parent; empty for the student's own consent, and after the parent's account was erased. */
  parentName: z.string(),
  givenAt: datetime,
  withdrawnAt: z.nullable(datetime),
});

export type Consent = z.output<typeof consent>;

const parentRequest = z.object({
  method: z.enum(PARENT_METHODS),
  /** Where the link was sent; empty for a parent who signs in. */
  email: z.string(),
  state: z.enum(['waiting', 'declined', 'expired']),
  askedAt: datetime,
  expiresAt: datetime,
  /** The secret of the link that the student shows to a parent who signs in; null for an e-mailed link. */
  token: z.nullable(z.string()),
});

export type ParentRequest = z.output<typeof parentRequest>;

/** The missing steps before the student can buy and is reminded of practice. */
export const MISSING_CONSENTS = ['date-of-birth', 'own-consent', 'parent-consent'] as const;
export type MissingConsent = (typeof MISSING_CONSENTS)[number];

const privacy = z.object({
  /** False with PRIVACY_MINORS=off: nothing is asked, and nothing is missing. */
  isOn: z.boolean(),
  noticeVersion: z.int(),
  dateOfBirth: z.nullable(z.iso.date()),
  /** Null without a date of birth. */
  isMinor: z.nullable(z.boolean()),
  missing: z.nullable(z.enum(MISSING_CONSENTS)),
  /** Whether this server sends e-mails. */
  canMail: z.boolean(),
  /** The newest request to a parent, unless it was accepted. */
  parentRequest: z.nullable(parentRequest),
  /** The newest first. */
  consents: z.array(consent),
  /** The consents that the caller gave as a parent. */
  children: z.array(
    z.object({
      consentId: z.string(),
      name: z.string(),
      givenAt: datetime,
      withdrawnAt: z.nullable(datetime),
    }),
  ),
});

export type Privacy = z.output<typeof privacy>;

export const getPrivacy = endpoint({
  method: 'GET',
  path: '/api/student/privacy',
  access: 'student',
  summary: 'The date of birth and the consents of the calling student, and what is missing',
  response: z.object({ privacy }),
});

/** The writes below return nothing, because their responses are stored, and privacy may contain the secret of a link. */
const noticeVersion = z.int().check(z.positive(), z.maximum(1_000_000));

/** 409 if there is one already: only an admin can correct it. */
export const setDateOfBirth = endpoint({
  method: 'POST',
  path: '/api/student/privacy/date-of-birth',
  access: 'student',
  isRare: true,
  idempotent: true,
  summary: 'Store the date of birth once; an adult agrees to the privacy notice with it',
  body: z.object({ dateOfBirth: z.iso.date(), noticeVersion }),
});

export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/student/privacy/consents',
  access: 'student',
  isRare: true,
  idempotent: true,
  isRepeatable: true,
  summary: 'Agree to the privacy notice, as an adult',
  body: z.object({ noticeVersion }),
});

/** For consents of the calling student, and for those that the caller gave as a parent. */
export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/api/student/privacy/consents/:consentId/withdraw',
  access: 'student',
  isRare: true,
  idempotent: true,
  summary: 'Withdraw a consent',
  params: z.object({ consentId: id }),
});

/** Replaces an earlier request. 429 after three requests in a day. */
export const askParent = endpoint({
  method: 'POST',
  path: '/api/student/privacy/parent-requests',
  access: 'student',
  isRare: true,
  idempotent: true,
  summary: 'Ask a parent for consent, by an e-mail or with a link for a parent who signs in',
  body: z.discriminatedUnion('method', [
    z.object({ method: z.literal('email'), email }),
    z.object({ method: z.literal('account') }),
  ]),
});

const token = z.string().check(z.maxLength(100));

export const PARENT_LINK_STATES = ['open', 'given', 'declined', 'withdrawn', 'expired'] as const;

/** The person who opens the link. Only an adult with an account of their own can answer a request of the method `account`. */
export const PARENT_LINK_CALLERS = ['nobody', 'child', 'minor', 'unknown-age', 'adult'] as const;

const parentLink = z.object({
  childName: z.string(),
  method: z.enum(PARENT_METHODS),
  state: z.enum(PARENT_LINK_STATES),
  caller: z.enum(PARENT_LINK_CALLERS),
  noticeVersion: z.int(),
  expiresAt: datetime,
  /** When the parent answered or withdrew; null before. */
  answeredAt: z.nullable(datetime),
});

export type ParentLink = z.output<typeof parentLink>;

/** A POST, so that the token is in no address and in no log. */
export const openParentLink = endpoint({
  method: 'POST',
  path: '/api/public/parent-consent',
  access: 'public',
  isRare: true,
  summary: 'What a link for a parent is about',
  body: z.object({ token }),
  response: z.object({ link: parentLink }),
});

/** A link can be answered once. */
export const answerParentLink = endpoint({
  method: 'POST',
  path: '/api/public/parent-consent/answer',
  access: 'public',
  isRare: true,
  summary: 'Give or decline the consent of a parent',
  body: z.object({
    token,
    answer: z.enum(['given', 'declined']),
    /** Needed to give consent by e-mail; a parent who signs in has a name already. */
    name: z._default(line(MAX_PARENT_NAME_LENGTH), ''),
    /** The parent declares to be an adult, and the parent or legal guardian of the child. */
    isAdultParent: z._default(z.boolean(), false),
    noticeVersion,
  }),
  response: z.object({ link: parentLink }),
});

/** Works for as long as the consent holds. */
export const withdrawParentLink = endpoint({
  method: 'POST',
  path: '/api/public/parent-consent/withdraw',
  access: 'public',
  isRare: true,
  summary: 'Withdraw the consent of a parent',
  body: z.object({ token }),
  response: z.object({ link: parentLink }),
});
