import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import { ApiError } from '../../../lib/api-error.ts';
import {
  type StoredTest,
  storeUsedPermit,
  withStoredPictures,
} from '../../../lib/offline-chapters/stored-test.ts';
import { type HandInResponse, startAttempt, startExamAttempt } from '../api.ts';
import { type ClockJump, watchClock } from '../time/watch-clock.ts';
import {
  type Attempt,
  type ChapterParams,
  correctClockOffset,
  createAttempt,
  createSave,
  getTimeLeft,
  type HandInReason,
  type Paper,
  requestHandIn,
  updateFromServer,
} from './attempt.ts';
import {
  clearUnwrittenAnswers,
  deleteAttempt,
  isStoredOnDevice,
  listAttempts,
  onAttemptChange,
  readAttempt,
  readPaper,
  storeUnwrittenAnswers,
  updateAttempt,
  writePaper,
} from './attempt-storage.ts';
import { AttemptSync } from './attempt-sync.ts';
import { getDeviceId } from './device-id.ts';
import { createExamAttempt, updateExamFromServer } from './exam-attempt.ts';
import { isGone } from './is-gone.ts';
import { registerOnScreen } from './on-screen-attempts.ts';

export type OpenAttempt = { paper: TestAttempt; attempt: Attempt };
export type OpenExam = { paper: ExamAttempt; attempt: Attempt };

/** Starts an attempt, or resumes the open one, on whichever device it was started. */
export async function startOrResumeAttempt(
  student: string,
  chapter: ChapterParams,
  ids: { courseId: string; chapterId: string },
): Promise<OpenAttempt> {
  const { attempt: started, clockOffset } = await startAttempt(ids);
  const deviceFields = { student, place: chapter, clockOffset };
  await writePaper(started);
  const attempt = await updateAttempt(started.attemptId, (stored) =>
    stored?.student === student
      ? updateFromServer(stored, started, deviceFields)
      : createAttempt(started, deviceFields),
  );
  return { paper: started, attempt: attempt ?? createAttempt(started, deviceFields) };
}

/** Starts an attempt with the paper of a chapter on this device, without asking the server. */
export async function startOfflineAttempt(
  student: string,
  place: ChapterParams,
  { intro, questions, permit, clockOffset }: StoredTest,
): Promise<OpenAttempt | null> {
  if (!permit) return null;
  const { attemptId } = permit;
  const startedAt = Date.now() + clockOffset;
  const started: TestAttempt = {
    ...pickTitles(intro),
    attemptId,
    startedAt: new Date(startedAt).toISOString(),
    deadline: new Date(startedAt + intro.secondsAllowed * 1000).toISOString(),
    questions,
    answers: questions.map(() => null),
    saveNumber: 0,
    seconds: null,
  };
  const attempt = {
    ...createAttempt(started, { student, place, clockOffset }),
    offline: { permit: permit.permit, startedAt },
  };
  await writePaper(started);
  await updateAttempt(attemptId, (stored) => stored ?? attempt);
  await storeUsedPermit(intro.chapterId, attemptId);
  return { paper: await addStoredPictures(started), attempt };
}

function pickTitles({ courseId, chapterId, courseTitle, chapterTitle, odiaTitles }: StoredTest['intro']) {
  return { courseId, chapterId, courseTitle, chapterTitle, odiaTitles };
}

async function addStoredPictures(paper: TestAttempt): Promise<TestAttempt> {
  return { ...paper, questions: await withStoredPictures(paper.chapterId, paper.questions) };
}

/** Starts an exam, or resumes the open attempt. Throws `other-device` if another device is active, unless it takes over. */
export async function startOrResumeExam(
  student: string,
  examId: string,
  { takesOver }: { takesOver: boolean },
): Promise<OpenExam> {
  const deviceId = getDeviceId();
  const { attempt: started, clockOffset } = await startExamAttempt(examId, { deviceId, takesOver });
  const deviceFields = { student, clockOffset, deviceId };
  await writePaper(started);
  const create = () => createExamAttempt(started, deviceFields, Date.now());
  const attempt = await updateAttempt(started.attemptId, (stored) =>
    stored?.exam && stored.student === student
      ? updateExamFromServer(stored, started, deviceFields, Date.now())
      : create(),
  );
  return { paper: started, attempt: attempt ?? create() };
}

/** Finds the open attempt at a chapter on this device, without asking the server: it works offline. */
export async function findOpenAttempt(student: string, chapter: ChapterParams): Promise<OpenAttempt | null> {
  const attempts = await listAttempts(student);
  const attempt = attempts.find((one) => !one.exam && isSameChapter(one.place, chapter));
  const paper = attempt && (await readPaper(attempt.attemptId));
  if (!attempt || !paper || !('courseId' in paper)) return null;
  return {
    attempt: await storeClockOffset(attempt, paper),
    paper: attempt.offline ? await addStoredPictures(paper) : paper,
  };
}

/** Finds the open attempt at an exam on this device, without asking the server. */
export async function findOpenExam(student: string, examId: string): Promise<OpenExam | null> {
  const attempt = (await listAttempts(student)).find(({ exam }) => exam?.examId === examId);
  const paper = attempt && (await readPaper(attempt.attemptId));
  if (!attempt || !paper || !('examId' in paper)) return null;
  return { attempt: await storeClockOffset(attempt, paper), paper };
}

/** Without a connection, nothing else corrects a clock that was set back. */
async function storeClockOffset(attempt: Attempt, { startedAt }: { startedAt: string }): Promise<Attempt> {
  const correct = (stored: Attempt) => correctClockOffset(stored, Date.parse(startedAt), Date.now());
  if (correct(attempt) === attempt) return attempt;
  return (await updateAttempt(attempt.attemptId, (stored) => stored && correct(stored))) ?? attempt;
}

function isSameChapter(one: ChapterParams, other: ChapterParams): boolean {
  return (
    one.courseId === other.courseId &&
    one.subjectIndex === other.subjectIndex &&
    one.chapterIndex === other.chapterIndex
  );
}

export type AttemptState = {
  attempt: Attempt;
  /** `retrying` while the server cannot be reached; `unstored` for an attempt that only the page knows. */
  syncStatus: 'synced' | 'syncing' | 'retrying' | 'unstored';
  /** Whether answers survive a reload of this page. */
  isStoredOnDevice: boolean;
  /** Another device has taken the exam over, so the server accepts nothing from this one. */
  isTakenOver: boolean;
};

type Change = (attempt: Attempt) => Attempt;

/** The changes that the questions on the screen can make to the attempt. */
export type AttemptActions = {
  change: (change: Change) => void;
  handIn: (reason: HandInReason) => void;
};

type Listener = {
  onResult: (response: HandInResponse) => void;
  /** The server no longer knows the attempt. */
  onGone: (message: string) => void;
};

/**
 * The attempt on the screen. A change is shown at once, then written to the device, then synced with the server.
 * Changes by other tabs are shown, too.
 */
export class AttemptStore {
  readonly #paper: Paper;
  readonly #subscribers = new Set<() => void>();
  /** Changes that are shown but not yet written to the device. */
  readonly #unwritten: Change[] = [];
  #stored: Attempt;
  #state: AttemptState;
  #lastWrite: Promise<unknown> = Promise.resolve();
  #sync: AttemptSync | undefined;
  #checkClock: (() => void) | undefined;
  #isRetrying = false;
  #isTakenOver = false;

  constructor({ paper, attempt }: { paper: Paper; attempt: Attempt }) {
    this.#paper = paper;
    this.#stored = attempt;
    this.#state = {
      attempt,
      syncStatus: 'syncing',
      isStoredOnDevice: isStoredOnDevice(),
      isTakenOver: false,
    };
  }

  readonly getState = (): AttemptState => this.#state;

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Starts syncing. Returns a function that stops it. */
  start({ onResult, onGone }: Listener): () => void {
    const { attemptId } = this.#paper;
    const sync = new AttemptSync(this.#paper, {
      onResult,
      onError: (error) => {
        this.#isRetrying = error !== null;
        this.#isTakenOver = error instanceof ApiError && error.code === 'other-device';
        this.#refresh();
        if (!(error instanceof ApiError) || !isGone(error, this.#state.attempt)) return;
        sync.stop();
        void deleteAttempt(attemptId);
        onGone(error.message);
      },
      getLastKnown: () => this.#state.attempt,
    });
    this.#sync = sync;
    const stopListening = new AbortController();
    const { signal } = stopListening;
    // After a sleep the clock may be wrong, and other devices may have saved answers.
    const checkIfVisible = () => document.visibilityState === 'visible' && sync.check();
    document.addEventListener('visibilitychange', checkIfVisible, { signal });
    window.addEventListener('online', () => sync.check(), { signal });
    const unregister = registerOnScreen(attemptId);
    const unsubscribe = onAttemptChange((changedId) => {
      if (changedId === attemptId) void this.#readStorage();
    });
    const clock = watchClock(
      () => this.#state.attempt.clockOffset,
      (jump, offset) => this.#onClockJump(jump, offset),
    );
    this.#checkClock = clock.check;
    sync.check();
    return () => {
      clock.stop();
      stopListening.abort();
      unsubscribe();
      sync.stop();
      unregister();
    };
  }

  change(change: Change): void {
    const { attemptId } = this.#paper;
    this.#unwritten.push(change);
    this.#refresh();
    storeUnwrittenAnswers(this.#state.attempt);
    this.#lastWrite = this.#lastWrite.then(async () => {
      const stored = await updateAttempt(attemptId, (attempt) => change(attempt ?? this.#stored));
      this.#unwritten.shift();
      if (stored) this.#stored = stored;
      if (this.#unwritten.length === 0) clearUnwrittenAnswers(attemptId);
      this.#refresh();
      this.#sync?.sync();
    });
  }

  /** The attempt takes no more answers, and the next sync hands it in. */
  handIn(reason: HandInReason): void {
    this.#checkClock?.();
    if (reason === 'by-time' && getTimeLeft(this.#state.attempt, Date.now()) > 0) return;
    this.change((attempt) => requestHandIn(attempt, reason));
  }

  /** Asks the server now for its time and the state of the attempt. */
  check(): void {
    this.#sync?.check();
  }

  /**
   * A clock that was set does not change the time left, also without a connection. After a sleep the clock is right. The
   * server is asked in both cases.
   */
  #onClockJump({ milliseconds, mayHaveSlept }: ClockJump, offset: number): void {
    // another tab may have corrected the offset already; responses change it by less
    const isCorrected = ({ clockOffset }: Attempt) =>
      Math.abs(clockOffset - offset) > Math.abs(milliseconds) / 2;
    if (!mayHaveSlept)
      this.change((attempt) =>
        isCorrected(attempt) ? attempt : { ...attempt, clockOffset: attempt.clockOffset - milliseconds },
      );
    this.check();
  }

  async #readStorage(): Promise<void> {
    const stored = await readAttempt(this.#paper.attemptId);
    // Another tab has handed it in, or the browser has cleared its data: the sync asks the server.
    if (!stored) return this.#sync?.sync();
    this.#stored = stored;
    this.#refresh();
    // The tab that requested the hand-in may be closed before it is sent.
    if (stored.finished) this.#sync?.sync();
  }

  #refresh(): void {
    const attempt = this.#unwritten.reduce((before, change) => change(before), this.#stored);
    const isSynced = createSave(attempt) === null && this.#unwritten.length === 0;
    // The screen promises to hand in later, which holds only once the device has stored the hand-in.
    const isHandInStored = attempt.finished === this.#stored.finished;
    const isOnlyHere = attempt.offline !== undefined && attempt.finished === null;
    const isRetrying = isOnlyHere || (this.#isRetrying && isHandInStored);
    const syncStatus = isRetrying ? 'retrying' : isSynced ? 'synced' : 'syncing';
    this.#state = {
      attempt,
      syncStatus,
      isStoredOnDevice: isStoredOnDevice(),
      isTakenOver: this.#isTakenOver,
    };
    for (const subscriber of this.#subscribers) subscriber();
  }
}
