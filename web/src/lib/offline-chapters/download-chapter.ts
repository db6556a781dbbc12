import { type OfflineChapter, takeChapterAlong } from '@sikhya/contract/offline.ts';
import { createUnreachableError, toApiError } from '../api-error.ts';
import { call } from '../call.ts';
import { getAccount, getToken } from '../session-store.ts';
import { getKeyId, importDataKey } from './boxes.ts';
import type { ChapterTitles, StoredChapter } from './chapter-database.ts';
import {
  deleteContents,
  listParts,
  type OpenChapter,
  readChapter,
  sealTerms,
  storeServerTime,
  updateChapter,
  writeChapter,
  writePart,
} from './chapter-storage.ts';
import { countChunks, getChunkRange } from './chunks.ts';

export type ChapterToTake = { courseId: string; chapterId: string; titles: ChapterTitles };

type Open = Pick<OpenChapter, 'chapter' | 'key'>;
type Options = { signal: AbortSignal; onProgress: () => void };

/** The file was replaced on the server during the download. */
class Replaced extends Error {}

/** Downloads the missing parts of a chapter. An interrupted download continues where it stopped. */
export async function downloadChapter(wanted: ChapterToTake, options: Options): Promise<void> {
  for (;;) {
    try {
      return await downloadVersion(wanted, options);
    } catch (error) {
      if (!(error instanceof Replaced)) throw error;
    }
  }
}

async function downloadVersion(wanted: ChapterToTake, { signal, onProgress }: Options): Promise<void> {
  const { courseId, chapterId } = wanted;
  const { chapter: leased, now } = await call(
    takeChapterAlong,
    { body: { courseId, chapterId } },
    { signal },
  );
  await storeServerTime(now);
  const open = await storeLease(wanted, leased, { issuedAt: Date.parse(now), signal });
  const stored = await listParts(chapterId);
  if (leased.test && !stored.has('test')) await storeTest(open, leased.test);
  for (const url of listPictures(leased)) {
    const part = getPicturePart(url);
    if (!stored.has(part)) await storePicture(open, url, signal);
  }
  if (leased.document) await downloadDocument(open, leased.document, { stored, signal, onProgress });
  await updateChapter(chapterId, (chapter) => ({
    ...chapter,
    state: 'complete',
    bytes: chapter.storedBytes,
  }));
}

/** Stores the lease, and deletes what was stored of another version or with another key. */
async function storeLease(
  { courseId, chapterId, titles }: ChapterToTake,
  { key, endsAt, document, test }: OfflineChapter,
  { issuedAt, signal }: { issuedAt: number; signal: AbortSignal },
): Promise<Open> {
  const account = getAccount() ?? '';
  const keyId = await getKeyId(key);
  const paperId = test?.paperId ?? null;
  const before = await readChapter(chapterId);
  const isSame =
    before?.keyId === keyId && before.paperId === paperId && before.document?.version === document?.version;
  if (!isSame) await deleteContents(chapterId);
  const permit = test && { permit: test.permit, attemptId: test.attemptId };
  const terms = { key, issuedAt, endsAt: Date.parse(endsAt), permit };
  const chapter: StoredChapter = {
    chapterId,
    courseId,
    account,
    titles,
    keyId,
    document,
    paperId,
    lease: await sealTerms({ account, chapterId }, terms),
    usedAttemptId: null,
    bytes: document?.bytes ?? 0,
    storedBytes: isSame ? before.storedBytes : 0,
    state: 'loading',
    readAt: before?.readAt ?? Date.now(),
  };
  // a sign-out deletes everything, so nothing may be written after it
  signal.throwIfAborted();
  await writeChapter(chapter);
  return { chapter, key: await importDataKey(key) };
}

async function storeTest(
  open: Open,
  { intro, questions, paperId }: OfflineChapter['test'] & {},
): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify({ intro, questions }));
  await writePart(open, 'test', { bytes, version: paperId });
}

const listPictures = ({ test }: OfflineChapter): string[] =>
  (test?.questions ?? []).flatMap(({ questionImage }) => questionImage ?? []);

/** The name of a picture without the signature of its URL, which changes. */
export const getPicturePart = (url: string): string => `picture/${url.split('?')[0]}`;

/** A picture that is gone on the server must not stop the rest. */
async function storePicture(open: Open, url: string, signal: AbortSignal): Promise<void> {
  const response = await request(url, {}, signal);
  if (response.status === 404) return;
  if (!response.ok) throw await toApiError(response);
  const bytes = await readBytes(response);
  await writePart(open, getPicturePart(url), { bytes, version: '' });
}

async function downloadDocument(
  open: Open,
  { url, bytes: total, version }: OfflineChapter['document'] & {},
  { stored, signal, onProgress }: Options & { stored: ReadonlySet<string> },
): Promise<void> {
  const missing = Array.from({ length: countChunks(total) }, (_, index) => ({
    part: `pdf/${index}`,
    ...getChunkRange(index, total),
  })).filter(({ part }) => !stored.has(part));
  const missingBytes = missing.reduce((sum, { from, to }) => sum + to - from, 0);
  await updateChapter(open.chapter.chapterId, (chapter) => ({
    ...chapter,
    bytes: chapter.storedBytes + missingBytes,
  }));
  onProgress();
  for (const { part, from, to } of missing) {
    signal.throwIfAborted();
    const headers = { range: `bytes=${from}-${to - 1}`, 'if-range': `"${version}"` };
    const response = await request(url, headers, signal);
    if (!response.ok) throw await toApiError(response);
    if (response.status !== 206 && total > to - from) throw new Replaced();
    const bytes = await readBytes(response);
    if (bytes.length !== to - from) throw response.status === 206 ? createUnreachableError() : new Replaced();
    await writePart(open, part, { bytes, version });
    onProgress();
  }
}

async function request(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  const authorization = `Bearer ${getToken()}`;
  return fetch(url, { headers: { ...headers, authorization }, cache: 'no-store', signal }).catch((error) => {
    signal.throwIfAborted();
    throw error instanceof TypeError ? createUnreachableError() : error;
  });
}

/** A connection that is lost in the middle of a body counts as none. */
async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw error instanceof TypeError ? createUnreachableError() : error;
  }
}
