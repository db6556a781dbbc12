import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import type { googleSignIn, SessionUser } from '@sikhya/contract/session.ts';
import { studentSearchKey } from '@sikhya/contract/student-search-key.ts';
import { tidyLine } from '@sikhya/contract/text.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { describeDevice } from './describe-device.ts';
import { notifyOfNewDevice } from './new-device.ts';
import { fetchProfile, type Profile, type Provider, signInFailedError } from './provider.ts';
import * as queries from './queries.ts';
import { hasTokenFormat, safePhotoUrl } from './rules.ts';
import { toStudentUser } from './session-user.ts';
import type { Sessions } from './sessions.ts';
import { texts } from './texts.ts';

export type StudentSignInDependencies = {
  db: Db;
  now: () => Date;
  provider: Provider | null;
  /** Calls the identity provider. */
  fetch: typeof fetch;
};

/** Signs students in with the identity provider. */
export function createStudentSignIn(
  { db, now, provider, fetch }: StudentSignInDependencies,
  sessions: Sessions,
) {
  async function signInStudent(
    proof: EndpointRequest<typeof googleSignIn>['body'],
    userAgent: string,
  ): Promise<{ token: string; user: SessionUser }> {
    const student = await registerStudent(db, await checkProof(proof), now());
    if (student.blockedAt) throw new AppError('forbidden', message(texts.blocked));
    if (student.eraseAt && student.eraseAt <= now())
      throw new AppError('conflict', message(texts.beingErased));
    const device = describeDevice(userAgent);
    const isNew = await queries.isNewDevice(db, student.id, device);
    const token = await sessions.open({ role: 'student', personId: student.id, device });
    if (isNew) await notifyOfNewDevice(db, { studentId: student.id }, now());
    return { token, user: toStudentUser(student) };
  }

  /** Returns the profile of the person who has signed in with the provider. */
  async function checkProof({
    googleId,
    accessToken,
  }: EndpointRequest<typeof googleSignIn>['body']): Promise<Profile> {
    if (!provider || !accessToken || !hasTokenFormat(accessToken)) throw signInFailedError();
    const profile = await fetchProfile(provider, accessToken, { fetch, now });
    if (googleId !== profile.sub) throw signInFailedError();
    return profile;
  }

  return { signInStudent, checkProof };
}

/** Creates the student of a profile, or updates the existing one. */
export async function registerStudent(db: Db, profile: Profile, now: Date) {
  const student = await queries.upsertStudent(db, { ...toStudentRow(profile), createdAt: now });
  const { searchKey } = toNameKeys(student);
  // the address may have changed beside a name of the student's own
  if (student.hasOwnName && student.searchKey !== searchKey)
    await queries.setStudentSearchKey(db, student.id, searchKey);
  return student;
}

/** The keys for sorting and searching that belong to a name. */
export function toNameKeys({ name, email }: { name: string; email: string }) {
  return { nameKey: searchKey(name), searchKey: studentSearchKey(`${name} ${email}`) };
}

function toStudentRow({ sub, name, picture, email }: Profile) {
  const displayName = tidyLine(name) || email;
  return {
    providerSub: sub,
    name: displayName,
    email,
    photoUrl: safePhotoUrl(picture),
    ...toNameKeys({ name: displayName, email }),
  };
}
