import { type CourseTree, createCourse, updateCourse } from '@sikhya/contract/authoring.ts';
import { isTransient } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { createIdempotencyKey } from '../../../../lib/idempotency.ts';
import type { CourseBody } from '../state/draft-of.ts';
import { keepSent, readSent } from './sent-store.ts';

/** Which course is saved, and which state of it the work began with; null for one that is new. */
export type SaveTarget = { courseId: string; updatedAt: string } | null;

/** A save on its way. Sent again under the same key, the server answers what it did the first time. */
export type SentSave = { key: string; target: SaveTarget; body: CourseBody; sentAt: number };

/** Sends saves so that one whose answer was lost never counts twice, and never as somebody else's change. */
export class SaveSender {
  readonly #draftId: string;
  /** Its answer never came: it may have been done or not. */
  #open: SentSave | null = null;
  #restored: Promise<void> | undefined;

  constructor(draftId: string) {
    this.#draftId = draftId;
  }

  async send(body: CourseBody, target: SaveTarget): Promise<CourseTree> {
    this.#restored ??= this.#restore();
    await this.#restored;
    const next = { key: createIdempotencyKey(), target, body, sentAt: Date.now() };
    if (!this.#open) return this.#deliver(next);
    if (isSame(this.#open, next)) return this.#deliver(this.#open);
    // the work went on since: first the server says what became of the earlier save, then this one builds on it
    const earlier = await this.#deliver(this.#open).catch((error) => {
      if (isTransient(error)) throw error;
      return null;
    });
    if (!earlier) return this.#deliver(next);
    return this.#deliver({ ...next, target: { courseId: earlier._id, updatedAt: earlier.updatedAt } });
  }

  /** A page that was loaded anew goes on where the one before it stopped. */
  async #restore(): Promise<void> {
    this.#open = await readSent(this.#draftId);
  }

  async #deliver(save: SentSave): Promise<CourseTree> {
    if (this.#open !== save) await keepSent(this.#draftId, save);
    this.#open = save;
    try {
      const { course } = await request(save);
      await this.#settle();
      return course;
    } catch (error) {
      if (!isTransient(error)) await this.#settle();
      throw error;
    }
  }

  async #settle(): Promise<void> {
    this.#open = null;
    await keepSent(this.#draftId, null);
  }
}

function request({ key, target, body }: SentSave) {
  const options = { idempotencyKey: key };
  if (!target) return call(createCourse, { body }, options);
  const { courseId, updatedAt } = target;
  return call(updateCourse, { params: { courseId }, body: { ...body, updatedAt } }, options);
}

function isSame(one: SentSave, other: SentSave): boolean {
  return JSON.stringify([one.target, one.body]) === JSON.stringify([other.target, other.body]);
}
