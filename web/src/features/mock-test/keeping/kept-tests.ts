import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import type { Sheet } from '../sheet/sheet.ts';
import * as device from './device-store.ts';
import { forgetTaps, withNotedTaps } from './last-taps.ts';

/**
 * The tests of this device that are under way. They are kept in IndexedDB, and every tab hears when one has changed.
 * Where the browser refuses that, as some private windows do, they are kept in memory, and the server has to do.
 */

type Change = (sheet: Sheet | undefined) => Sheet | undefined;

const memory = new Map<string, Sheet>();
let refused = false;

const listeners = new Set<(attemptId: string) => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('mock-tests');
channel?.addEventListener('message', ({ data }: MessageEvent<string>) => tellHere(data));

/** Whether answers outlive this page. */
export const isKeptOnDevice = () => !refused;

export function onKeptChange(listener: (attemptId: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function keptSheet(attemptId: string): Promise<Sheet | undefined> {
  const sheet = await readSheet(attemptId);
  return sheet && withNotedTaps(sheet);
}

async function readSheet(attemptId: string): Promise<Sheet | undefined> {
  if (!refused) {
    try {
      return await device.readSheet(attemptId);
    } catch {
      refused = true;
    }
  }
  return memory.get(attemptId);
}

export async function keptSheets(student: string): Promise<Sheet[]> {
  const all = refused ? [...memory.values()] : await device.allSheets().catch(() => [...memory.values()]);
  return all.filter((sheet) => sheet.student === student).map(withNotedTaps);
}

export async function keptPaper(attemptId: string): Promise<TestAttempt | undefined> {
  return device.readPaper(attemptId).catch(() => undefined);
}

export async function keepPaper(paper: TestAttempt): Promise<void> {
  await device.writePaper(paper).catch(() => {});
}

/** Undefined where there is no such sheet, and there was none to begin with. */
export async function changeKept(attemptId: string, change: Change): Promise<Sheet | undefined> {
  const after = await changed(attemptId, (sheet) => change(sheet && withNotedTaps(sheet)));
  // from here on memory knows as much as the device, should that fail
  if (after) memory.set(attemptId, after);
  tell(attemptId);
  return after;
}

async function changed(attemptId: string, change: Change): Promise<Sheet | undefined> {
  if (!refused) {
    try {
      return await device.changeSheet(attemptId, change);
    } catch {
      refused = true;
    }
  }
  return change(memory.get(attemptId));
}

export async function forgetTest(attemptId: string): Promise<void> {
  memory.delete(attemptId);
  forgetTaps(attemptId);
  await device.removeTest(attemptId).catch(() => {});
  tell(attemptId);
}

function tell(attemptId: string): void {
  channel?.postMessage(attemptId);
  tellHere(attemptId);
}

function tellHere(attemptId: string): void {
  for (const listener of listeners) listener(attemptId);
}
