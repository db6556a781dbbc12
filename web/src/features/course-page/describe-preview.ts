import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import type { PageData, PageHandle } from '../../lib/page-handle.ts';
import { previewQuery } from './api.ts';
import { texts } from './texts.ts';

const getPreview = ({ client, params }: PageData) =>
  client.getQueryData(previewQuery(params.slug ?? '', params.chapterId ?? '').queryKey);

export const getPreviewStatus = (data: PageData): number => (getPreview(data) === null ? 404 : 200);

/** Search engines list the course page and not its previews. */
export const describePreview: NonNullable<PageHandle['describe']> = (site, locale, data) => {
  const t = getTexts(texts, locale);
  const chapter = getPreview(data);
  const fallback = chapter === null ? t.previewNotFound : t.freePreview;
  const title = chapter ? inLanguage(chapter, locale.language).title : fallback;
  return { title: `${title} · ${site.name}`, description: '', noIndex: true };
};
