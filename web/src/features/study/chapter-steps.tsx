import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { ChapterEntry } from './chapter-entries.ts';
import { texts } from './texts.ts';

type ChapterStepsProps = { previous: ChapterEntry | undefined; next: ChapterEntry | undefined };

/** Links to the previous and the next chapter, which may be in another subject. */
export function ChapterSteps({ previous, next }: ChapterStepsProps) {
  const t = useTexts(texts);
  return (
    <nav aria-label={t.chapters} className="grid gap-3 sm:grid-cols-2">
      {previous && (
        <div className="grid content-start gap-1.5">
          <LinkButton tone="quiet" to={{ search: `?chapter=${previous.chapter._id}` }}>
            <ChevronLeftIcon />
            {t.previousChapter}
          </LinkButton>
          <Title entry={previous} />
        </div>
      )}
      {next && (
        <div className="grid content-start gap-1.5 sm:col-start-2">
          <LinkButton tone="soft" to={{ search: `?chapter=${next.chapter._id}` }}>
            {t.nextChapter}
            <ChevronRightIcon />
          </LinkButton>
          <Title entry={next} />
        </div>
      )}
    </nav>
  );
}

function Title({ entry: { chapter } }: { entry: ChapterEntry }) {
  return (
    <p lang={getLang(chapter.title)} className="text-center text-small wrap-anywhere text-ink-soft">
      {chapter.title}
    </p>
  );
}
