import type { PreviewChapter } from '@sikhya/contract/course-page.ts';
import { inLanguage, titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { texts } from './texts.ts';

/** The course and the title of a preview, and the link to its test. */
export function PreviewHeading({ chapter }: { chapter: PreviewChapter }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const { title } = inLanguage(chapter, language);
  const { courseTitle } = titlesInLanguage(chapter, language);
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="right">{t.freePreview}</Badge>
          <StandaloneLink to={paths.course(chapter.slug)}>
            <span lang={getLang(courseTitle)} className="wrap-anywhere">
              {courseTitle}
            </span>
          </StandaloneLink>
        </p>
        <h1 lang={getLang(title)} className="text-h2 wrap-anywhere">
          {title}
        </h1>
      </div>
      {chapter.questions.length > 0 && (
        <LinkButton to={paths.previewTest(chapter.slug, chapter._id)}>{t.takePreviewTest}</LinkButton>
      )}
    </header>
  );
}
