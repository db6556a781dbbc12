import { type Lease, renewLeases } from '@sikhya/contract/offline.ts';
import { call } from '../call.ts';
import { getAccount } from '../session-store.ts';
import { getKeyId } from './boxes.ts';
import type { StoredChapter } from './chapter-database.ts';
import { deleteChapter, listChapters, sealTerms, storeServerTime, updateChapter } from './chapter-storage.ts';

/** A phone's connection can hang for minutes. */
const TIMEOUT_MS = 30_000;

/**
 * Renews the leases of all chapters on this device. Deletes chapters that are no longer open to the student. Returns those
 * that have changed on the server, which have to be downloaded again.
 */
export async function renewStoredLeases(): Promise<StoredChapter[]> {
  const stored = await listChapters();
  if (stored.length === 0) return [];
  const account = getAccount();
  const chapters = stored.map(({ courseId, chapterId }) => ({ courseId, chapterId }));
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { leases, now } = await call(renewLeases, { body: { chapters } }, { signal });
  // somebody else may have signed in meanwhile
  if (account === null || getAccount() !== account) return [];
  await storeServerTime(now);
  const byChapter = new Map(leases.map((lease) => [lease.chapterId, lease]));
  const changed: StoredChapter[] = [];
  for (const chapter of stored) {
    const lease = byChapter.get(chapter.chapterId);
    if (!lease) await deleteChapter(chapter.chapterId);
    else if (await isChanged(chapter, lease)) changed.push(chapter);
    else await storeTerms(chapter, lease, Date.parse(now));
  }
  return changed;
}

async function isChanged(chapter: StoredChapter, { key, version, test }: Lease): Promise<boolean> {
  const { keyId, document, paperId } = chapter;
  return (
    (document?.version ?? null) !== version ||
    paperId !== (test?.paperId ?? null) ||
    keyId !== (await getKeyId(key))
  );
}

async function storeTerms(chapter: StoredChapter, lease: Lease, issuedAt: number): Promise<void> {
  const { key, endsAt, test } = lease;
  const permit = test && { permit: test.permit, attemptId: test.attemptId };
  const box = await sealTerms(chapter, { key, issuedAt, endsAt: Date.parse(endsAt), permit });
  await updateChapter(chapter.chapterId, (stored) => ({ ...stored, lease: box, usedAttemptId: null }));
}
