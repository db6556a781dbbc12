import { type CourseTree, createCourse, updateCourse } from '@sikhya/contract/authoring.ts';
import { isTransient } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { createIdempotencyKey } from '../../../../lib/idempotency.ts';
import type { CourseInput } from '../state/course-input.ts';
import { readPendingSave, storePendingSave } from './pending-save-store.ts';

/** The course to update, and the `updatedAt` with which it was loaded; null to create a course. */
export type SaveTarget = { courseId: string; updatedAt: string } | null;

/** A save whose response has not arrived. Repeated with the same key, it is executed at most once. */
export type PendingSave = { key: string; target: SaveTarget; body: CourseInput; sentAt: number };

/**
 * Sends saves. When a response is lost, the next save first repeats the pending one, so that it is neither executed
 * twice nor reported as a conflict with somebody else's save.
 */
export class SaveSender {
  #draftId: string;
  #pending: PendingSave | null = null;
  #restoring: Promise<void> | undefined;

  constructor(draftId: string) {
    this.#draftId = draftId;
  }

  /** The local draft of a new course gets another id when the course has one. */
  setDraftId(draftId: string): void {
    this.#draftId = draftId;
  }

  async send(body: CourseInput, target: SaveTarget): Promise<CourseTree> {
    this.#restoring ??= this.#restorePending();
    await this.#restoring;
    const save = { key: createIdempotencyKey(), target, body, sentAt: Date.now() };
    if (!this.#pending) return this.#deliver(save);
    if (isSameSave(this.#pending, save)) return this.#deliver(this.#pending);
    const course = await this.#deliver(this.#pending).catch((error) => {
      if (isTransient(error)) throw error;
      return null;
    });
    if (!course) return this.#deliver(save);
    return this.#deliver({ ...save, target: { courseId: course._id, updatedAt: course.updatedAt } });
  }

  /** The page may have been reloaded while a save was pending. */
  async #restorePending(): Promise<void> {
    this.#pending = await readPendingSave(this.#draftId);
  }

  async #deliver(save: PendingSave): Promise<CourseTree> {
    if (this.#pending !== save) await storePendingSave(this.#draftId, save);
    this.#pending = save;
    try {
      const { course } = await callServer(save);
      await this.#clearPending();
      return course;
    } catch (error) {
      if (!isTransient(error)) await this.#clearPending();
      throw error;
    }
  }

  async #clearPending(): Promise<void> {
    this.#pending = null;
    await storePendingSave(this.#draftId, null);
  }
}

function callServer({ key, target, body }: PendingSave) {
  const options = { idempotencyKey: key };
  if (!target) return call(createCourse, { body }, options);
  const { courseId, updatedAt } = target;
  return call(updateCourse, { params: { courseId }, body: { ...body, updatedAt } }, options);
}

function isSameSave(a: PendingSave, b: PendingSave): boolean {
  return JSON.stringify([a.target, a.body]) === JSON.stringify([b.target, b.body]);
}
