import type { OfflineChapter } from '@sikhya/contract/offline.ts';
import { writeStorage } from '../browser-storage.ts';
import { getAccount } from '../session-store.ts';
import {
  type Box,
  createDeviceKey,
  importDataKey,
  openBytes,
  openJson,
  sealBytes,
  sealJson,
} from './boxes.ts';
import { openDatabase, partsOf, type StoredChapter } from './chapter-database.ts';
import { HINT_KEY } from './chapters-hint.ts';
import { advanceClock, type Clock, getLeaseState, type LeaseTerms, setClock } from './lease.ts';

/** Chapters on this device: their leases, their encrypted content, and the clock that the leases end by. */

const CLOCK_PLACE = 'clock';
const leasePlace = ({ account, chapterId }: Pick<StoredChapter, 'account' | 'chapterId'>) =>
  `lease/${account}/${chapterId}`;

/** Creates the key of this device when it is needed for the first time. */
async function getDeviceKey(): Promise<CryptoKey> {
  const db = await openDatabase();
  const stored = await db.get('device', 'key');
  if (stored instanceof CryptoKey) return stored;
  const created = await createDeviceKey();
  // of two tabs at once, the key of the first one counts
  const tx = db.transaction('device', 'readwrite');
  const earlier = await tx.store.get('key');
  if (!(earlier instanceof CryptoKey)) await tx.store.put(created, 'key');
  await tx.done;
  return earlier instanceof CryptoKey ? earlier : created;
}

async function readClock(): Promise<Clock | null> {
  const db = await openDatabase();
  const [key, box] = [await db.get('device', 'key'), await db.get('device', 'clock')];
  if (!(key instanceof CryptoKey) || !box || !('iv' in box)) return null;
  return openJson<Clock>(key, box, CLOCK_PLACE).catch(() => null);
}

async function writeClock(clock: Clock): Promise<void> {
  const box = await sealJson(await getDeviceKey(), clock, CLOCK_PLACE);
  await (await openDatabase()).put('device', box, 'clock');
}

/** Stores the time of the server, by which leases end. */
export const storeServerTime = (serverNow: string): Promise<void> =>
  writeClock(setClock(Date.parse(serverNow), Date.now()));

/** How far this device's clock was off at the last contact. */
export const getClockOffset = async (): Promise<number> => (await readClock())?.offset ?? 0;

export type OpenChapter = { chapter: StoredChapter; terms: LeaseTerms; key: CryptoKey };

/** Why a chapter on this device cannot be read. */
export type ClosedReason = 'missing' | 'ended' | 'clock-set-back';

/** Opens a chapter of the person who is signed in, if its lease allows that now. */
export async function openChapter(chapterId: string): Promise<OpenChapter | ClosedReason> {
  const chapter = await readChapter(chapterId);
  if (!chapter) return 'missing';
  if (!chapter.lease) return 'ended';
  const terms = await readTerms(chapter, chapter.lease);
  if (!terms) return 'ended';
  const state = await checkLease(terms);
  if (state === 'ended') await updateChapter(chapterId, (stored) => ({ ...stored, lease: null }));
  return state === 'valid' ? { chapter, terms, key: await importDataKey(terms.key) } : state;
}

async function readTerms(chapter: StoredChapter, lease: Box): Promise<LeaseTerms | null> {
  return openJson<LeaseTerms>(await getDeviceKey(), lease, leasePlace(chapter)).catch(() => null);
}

/** Returns the state of a lease. Stores the time too, so that a clock that is set back later is detected. */
export async function checkLease(terms: LeaseTerms) {
  const clock = await readClock();
  const state = getLeaseState(terms, clock, Date.now());
  const seen = clock ?? { offset: 0, lastSeen: terms.issuedAt };
  const advanced = advanceClock(seen, Date.now());
  if (advanced !== seen) await writeClock(advanced);
  return state;
}

/** Encrypts the terms of a lease for the chapter. */
export async function sealTerms(
  chapter: Pick<StoredChapter, 'account' | 'chapterId'>,
  terms: LeaseTerms,
): Promise<Box> {
  return sealJson(await getDeviceKey(), terms, leasePlace(chapter));
}

export async function readChapter(chapterId: string): Promise<StoredChapter | undefined> {
  const chapter = await (await openDatabase()).get('chapters', chapterId);
  return chapter?.account === getAccount() ? chapter : undefined;
}

/** The chapters of the person who is signed in; the one that was read last comes first. */
export async function listChapters(): Promise<StoredChapter[]> {
  const account = getAccount();
  const all = await (await openDatabase()).getAll('chapters');
  return all.filter((chapter) => chapter.account === account).sort((a, b) => b.readAt - a.readAt);
}

export async function writeChapter(chapter: StoredChapter): Promise<void> {
  await (await openDatabase()).put('chapters', chapter);
  writeStorage('localStorage', HINT_KEY, '1');
}

/** Does nothing if the chapter was deleted meanwhile. */
export async function updateChapter(
  chapterId: string,
  change: (chapter: StoredChapter) => StoredChapter,
): Promise<void> {
  const tx = (await openDatabase()).transaction('chapters', 'readwrite');
  const chapter = await tx.store.get(chapterId);
  if (chapter) await tx.store.put(change(chapter));
  await tx.done;
}

export async function deleteChapter(chapterId: string): Promise<void> {
  const tx = (await openDatabase()).transaction(['chapters', 'contents'], 'readwrite');
  await tx.objectStore('chapters').delete(chapterId);
  await tx.objectStore('contents').delete(partsOf(chapterId));
  await tx.done;
}

/** Deletes the content of a chapter that has changed on the server, or whose key has. */
export async function deleteContents(chapterId: string, prefix = ''): Promise<void> {
  await (await openDatabase()).delete('contents', partsOf(chapterId, prefix));
}

const contentPlace = (chapterId: string, part: string, version: string) => `${chapterId}/${part}/${version}`;

/** Encrypts and stores a part together with the number of bytes stored. Throws when the device is full. */
export async function writePart(
  { chapter, key }: Pick<OpenChapter, 'chapter' | 'key'>,
  part: string,
  { bytes, version }: { bytes: Uint8Array<ArrayBuffer>; version: string },
): Promise<void> {
  const { chapterId } = chapter;
  const box = await sealBytes(key, bytes, contentPlace(chapterId, part, version));
  const tx = (await openDatabase()).transaction(['chapters', 'contents'], 'readwrite');
  const stored = await tx.objectStore('chapters').get(chapterId);
  // deleted meanwhile, such as by a sign-out
  if (stored?.keyId !== chapter.keyId) throw new DOMException('the chapter is gone', 'AbortError');
  await tx.objectStore('contents').put(box, [chapterId, part]);
  const storedBytes = stored.storedBytes + bytes.length;
  await tx.objectStore('chapters').put({ ...stored, storedBytes });
  await tx.done;
}

/** Returns undefined if the part is not stored. Throws if it was tampered with. */
export async function readPart(
  { chapter: { chapterId }, key }: Pick<OpenChapter, 'chapter' | 'key'>,
  part: string,
  version: string,
): Promise<Uint8Array | undefined> {
  const box = await (await openDatabase()).get('contents', [chapterId, part]);
  return box && openBytes(key, box, contentPlace(chapterId, part, version));
}

export async function listParts(chapterId: string): Promise<Set<string>> {
  const keys = await (await openDatabase()).getAllKeys('contents', partsOf(chapterId));
  return new Set(keys.map(([, part]) => part));
}

export type StoredPaper = Pick<OfflineChapter['test'] & {}, 'intro' | 'questions'>;

/** Stores when the chapter was read. When the device is full, the chapter that was not read for longest is removed first. */
export const storeReadTime = (chapterId: string): Promise<void> =>
  updateChapter(chapterId, (chapter) => ({ ...chapter, readAt: Date.now() }));
