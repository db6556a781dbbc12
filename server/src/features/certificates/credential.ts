import { getIssuer, STATUS_LIST } from '@sikhya/contract/badges.ts';
import { getCertificateFile, getCertificatePath } from '@sikhya/contract/certificates.ts';
import { describeCertificate } from '@sikhya/contract/describe-certificate.ts';
import { getLocale } from '@sikhya/contract/language/language.ts';
import { type StoredCertificate, toCertificate } from './rules.ts';

export const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

/** The number of bits in a status list: the smallest that the standard allows. */
export const STATUS_LIST_SIZE = 131_072;

export type Issuer = { origin: string; name: string; email: string };

export function describeIssuer({ origin, name, email }: Issuer) {
  return { id: origin + getIssuer.path, type: ['Profile'], name, url: `${origin}/`, email };
}

type SignedCertificate = StoredCertificate & { courseId: string | null; statusIndex: number };

/** An Open Badges 3.0 credential, with the claims of a JWT that repeat parts of it. */
export function createCredential(row: SignedCertificate, issuer: Issuer): Record<string, unknown> {
  const url = issuer.origin + getCertificatePath(row.code);
  const subject = `${url}#recipient`;
  const profile = describeIssuer(issuer);
  return {
    '@context': CONTEXTS,
    id: url,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: row.content.courseTitle,
    issuer: profile,
    validFrom: row.issuedAt.toISOString(),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: row.name, identityType: 'name' }],
      achievement: createAchievement(row, issuer),
      ...createResults(row, issuer),
    },
    credentialStatus: createStatus(row.statusIndex, issuer),
    iss: profile.id,
    jti: url,
    sub: subject,
    nbf: Math.floor(row.issuedAt.getTime() / 1000),
  };
}

function createAchievement(row: SignedCertificate, { origin }: Issuer) {
  const { conditions, text } = describeCertificate(toCertificate(row), getLocale('en'));
  return {
    // a course that was deleted has no id any more
    id: row.courseId ? `urn:uuid:${row.courseId}` : `${origin}${getCertificatePath(row.code)}#achievement`,
    type: ['Achievement'],
    achievementType: 'Certificate',
    name: row.content.courseTitle,
    description: text || row.content.courseTitle,
    criteria: { narrative: conditions.join(' ') },
    image: { id: origin + getCertificateFile('picture', row.code), type: 'Image' },
    ...(row.content.score !== null && {
      resultDescription: [
        {
          id: getScoreId(row.code, origin),
          type: ['ResultDescription'],
          name: 'Average score in percent',
          resultType: 'Percent',
          valueMin: '0',
          valueMax: '100',
        },
      ],
    }),
  };
}

const getScoreId = (code: string, origin: string) => `${origin}${getCertificatePath(code)}#score`;

function createResults({ code, content: { score } }: SignedCertificate, { origin }: Issuer) {
  if (score === null) return {};
  return {
    result: [{ type: ['Result'], resultDescription: getScoreId(code, origin), value: String(score) }],
  };
}

function createStatus(statusIndex: number, { origin }: Issuer) {
  const list = getStatusListUrl(origin, Math.floor(statusIndex / STATUS_LIST_SIZE));
  const index = String(statusIndex % STATUS_LIST_SIZE);
  return {
    id: `${list}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: index,
    statusListCredential: list,
  };
}

function getStatusListUrl(origin: string, list: number): string {
  return origin + STATUS_LIST.replace(':list', String(list));
}

/** A status list as a credential. `encodedList` is the compressed list. */
export function createStatusList(
  { list, encodedList, now, ttlMs }: { list: number; encodedList: string; now: Date; ttlMs: number },
  issuer: Issuer,
): Record<string, unknown> {
  const url = getStatusListUrl(issuer.origin, list);
  const { id } = describeIssuer(issuer);
  return {
    '@context': [CONTEXTS[0]],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: id,
    validFrom: now.toISOString(),
    validUntil: new Date(now.getTime() + 2 * ttlMs).toISOString(),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
      ttl: ttlMs,
    },
    iss: id,
    jti: url,
    sub: `${url}#list`,
    nbf: Math.floor(now.getTime() / 1000),
  };
}
