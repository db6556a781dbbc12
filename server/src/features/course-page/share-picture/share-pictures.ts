import { buffer } from 'node:stream/consumers';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Language } from '@sikhya/contract/language/language.ts';
import { isSlug } from '@sikhya/contract/slug.ts';
import type { Db } from '../../../database/database.ts';
import { courseNotFound } from '../../../errors.ts';
import { createTtlCache } from '../../../http/ttl-cache.ts';
import type { Storage } from '../../../storage/storage.ts';
import { createTaskQueue } from '../../files/service.ts';
import { findListedCourse } from '../queries.ts';
import { drawSharePicture } from './draw-share-picture.ts';

export type SharePictureDependencies = { db: Db; storage: Storage; siteName: string; fontFolder: string };

const TTL_MS = 60 * 60_000;
/** A title can have more letters than a picture can show. */
const MAX_TITLE_LENGTH = 160;

/** Draws the preview pictures of course pages, one at a time, and caches them. */
export function createSharePictures({ db, storage, siteName, fontFolder }: SharePictureDependencies) {
  const pictures = createTtlCache<Buffer>({ ttlMs: TTL_MS, maxKeys: 50 });
  const runInQueue = createTaskQueue();

  const readCover = async (fileId: string | null): Promise<Buffer | null> => {
    const content = fileId && (await storage.open(`${fileId}/640.webp`));
    return content ? buffer(content) : null;
  };

  /** Checks the course at every request: a picture in the cache must not outlive its page. */
  return async (slug: string, language: Language): Promise<Buffer> => {
    const course = isSlug(slug) ? await findListedCourse(db, slug) : undefined;
    if (!course) throw courseNotFound();
    const { id, updatedAt, thumbnailId } = course;
    const title = shorten(inLanguage(course, language).title);
    return pictures.get(`${id} ${updatedAt.getTime()} ${language}`, () =>
      runInQueue(async () =>
        drawSharePicture({ title, siteName, cover: await readCover(thumbnailId), fontFolder }),
      ),
    );
  };
}

function shorten(title: string): string {
  const letters = Array.from(new Intl.Segmenter('or').segment(title), ({ segment }) => segment);
  return letters.length <= MAX_TITLE_LENGTH ? title : `${letters.slice(0, MAX_TITLE_LENGTH).join('')}…`;
}
