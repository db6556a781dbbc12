import * as z from 'zod/mini';
import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from './constants.ts';
import { type EndpointResponse, endpoint } from './endpoint.ts';
import { fileReference } from './file-reference.ts';
import { id } from './input-fields.ts';
import { odiaTitle } from './odia-version.ts';
import { pageLimitFrom, pageNumber, pagination } from './pagination.ts';
import { line, lines, requiredLine } from './text.ts';

/** The content of a certificate. Everything but the name is frozen when it is issued. */
export const certificate = z.object({
  code: z.string(),
  name: z.string(),
  courseTitle: z.string(),
  odiaTitles: z.object({ courseTitle: odiaTitle, examTitle: odiaTitle }),
  issuedAt: z.iso.datetime(),
  /** The rounded mean of the best scores in the tests of the chapters, in percent; null if there are none. */
  score: z.nullable(z.int()),
  chapters: z.int(),
  tests: z.int(),
  /** The pass mark of the tests of chapters, in percent. */
  passPercent: z.int(),
  /** The final exam; null if the course has none. */
  examTitle: z.nullable(z.string()),
  examScore: z.nullable(z.int()),
  /** The text of the school, and who signs; may be empty. */
  text: z.string(),
  signatory: z.string(),
  odia: z.nullable(z.object({ text: z.string(), signatory: z.string() })),
});

export type Certificate = z.output<typeof certificate>;

const byCode = z.object({ code: z.string().check(z.maxLength(100)) });

export const getPublicCertificate = endpoint({
  method: 'GET',
  path: '/api/public/certificates/:code',
  access: 'public',
  summary: 'Whether a certificate is valid, and what it says',
  isRare: true,
  params: byCode,
  response: z.object({
    /** Null if it is revoked. */
    certificate: z.nullable(certificate),
    revokedAt: z.nullable(z.iso.datetime()),
  }),
});

export type PublicCertificate = EndpointResponse<typeof getPublicCertificate>;

export const listMyCertificates = endpoint({
  method: 'GET',
  path: '/api/student/certificates',
  access: 'student',
  summary: 'The valid certificates of the student, the newest first; issues those that are earned',
  response: z.object({
    certificates: z.array(z.extend(certificate, { courseId: z.nullable(z.string()) })),
  }),
});

export type MyCertificate = EndpointResponse<typeof listMyCertificates>['certificates'][number];

/** The files of a certificate, also below the prefix of Odia. */
export const CERTIFICATE_FILES = {
  pdf: '/certificates/:code/certificate.pdf',
  picture: '/certificates/:code/picture.png',
  /** The signed credential, the same in both languages. */
  credential: '/certificates/:code/credential.jwt',
} as const;

export function getCertificateFile(file: keyof typeof CERTIFICATE_FILES, code: string): string {
  return CERTIFICATE_FILES[file].replace(':code', code);
}

/** The page of a certificate. */
export const getCertificatePath = (code: string) => `/certificates/${code}`;

const CODE_GROUP = /.{1,4}/g;

/** In groups of four letters, for reading and typing. */
export function formatCertificateCode(code: string): string {
  return code.match(CODE_GROUP)?.join('-') ?? code;
}

const MAX_TEXT = 600;
const MAX_SIGNATORY = 300;

const settingsInput = {
  isEnabled: z.boolean(),
  text: z._default(lines(MAX_TEXT), ''),
  signatory: z._default(lines(MAX_SIGNATORY), ''),
  odia: z._default(
    z.nullable(
      z.object({
        text: z._default(lines(MAX_TEXT), ''),
        signatory: z._default(lines(MAX_SIGNATORY), ''),
      }),
    ),
    null,
  ),
  signature: fileReference,
  /** The exam that has to be passed; null for none. */
  examId: z._default(z.nullable(id), null),
};

const settings = z.object({
  isEnabled: z.boolean(),
  text: z.string(),
  signatory: z.string(),
  odia: z.nullable(z.object({ text: z.string(), signatory: z.string() })),
  signature: z.nullable(z.string()),
  examId: z.nullable(z.string()),
  /** Null before the first save. */
  updatedAt: z.nullable(z.iso.datetime()),
});

export type CertificateSettings = z.output<typeof settings>;

const byCourseId = z.object({ courseId: id });

export const getCertificateSettings = endpoint({
  method: 'GET',
  path: '/api/admin/courses/:courseId/certificate',
  access: 'admin',
  permission: 'courses.read',
  summary: 'Whether a course has a certificate, and what it says',
  params: byCourseId,
  response: z.object({
    settings,
    /** The exams that can be chosen: published ones. */
    exams: z.array(
      z.object({ _id: z.string(), title: z.string(), odiaTitles: z.object({ title: odiaTitle }) }),
    ),
    /** How many valid certificates the course has. */
    issued: z.int(),
  }),
});

export const saveCertificateSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/courses/:courseId/certificate',
  access: 'admin',
  permission: 'courses.publish',
  summary: 'Change the certificate of a course; issued ones stay as they are',
  idempotent: true,
  params: byCourseId,
  body: z.object({
    ...settingsInput,
    /** As it was loaded. When it has changed since, the call is refused with 409. */
    updatedAt: z._default(z.nullable(z.string().check(z.maxLength(50))), null),
  }),
  response: z.object({ settings }),
});

export const REVOCATION_REASONS = ['refund', 'score', 'admin'] as const;

const listedCertificate = z.object({
  _id: z.string(),
  code: z.string(),
  name: z.string(),
  student: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
  courseId: z.nullable(z.string()),
  courseTitle: z.string(),
  odiaTitles: z.object({ courseTitle: odiaTitle }),
  score: z.nullable(z.int()),
  issuedAt: z.iso.datetime(),
  revokedAt: z.nullable(z.iso.datetime()),
  reason: z.nullable(z.enum(REVOCATION_REASONS)),
  /** Why an admin revoked it or made it valid again; may be empty. */
  note: z.string(),
});

export type ListedCertificate = z.output<typeof listedCertificate>;

export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/admin/certificates',
  access: 'admin',
  permission: 'students.read',
  summary: 'The issued certificates, the newest first',
  query: z.object({
    page: pageNumber,
    limit: pageLimitFrom(ADMIN_PAGE_SIZES, ADMIN_DEFAULT_PAGE_SIZE),
    /** Words of the name or e-mail address of the student, or the code of a certificate. */
    search: z._default(line(200), ''),
    courseId: z._default(id, ''),
    state: z._default(z.enum(['all', 'valid', 'revoked']), 'all'),
  }),
  response: z.object({
    certificates: z.array(listedCertificate),
    pagination: z.extend(pagination, {
      /** How many match, up to a limit. */
      totalCertificates: z.int(),
      /** Whether more match than are counted. */
      more: z.boolean(),
    }),
  }),
});

const byCertificateId = z.object({ certificateId: id });
const changed = z.object({ certificate: listedCertificate });
const note = z._default(line(500), '');

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/api/admin/certificates/:certificateId/revoke',
  access: 'admin',
  permission: 'students.manage',
  summary: 'Revoke a certificate',
  idempotent: true,
  isRepeatable: true,
  params: byCertificateId,
  body: z.object({ note }),
  response: changed,
});

export const reinstateCertificate = endpoint({
  method: 'POST',
  path: '/api/admin/certificates/:certificateId/reinstate',
  access: 'admin',
  permission: 'students.manage',
  summary: 'Make a certificate valid again that an admin had revoked',
  idempotent: true,
  isRepeatable: true,
  params: byCertificateId,
  body: z.object({ note }),
  response: changed,
});

export const correctCertificateName = endpoint({
  method: 'PUT',
  path: '/api/admin/certificates/:certificateId/name',
  access: 'admin',
  permission: 'students.manage',
  summary: 'Correct the name on a certificate; credentials with the old name are revoked',
  idempotent: true,
  params: byCertificateId,
  body: z.object({ name: requiredLine(200) }),
  response: changed,
});
