import { getLang } from '../../lib/odia.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { ChapterPlace } from './chapter-places.ts';

type ChapterStepsProps = { previous: ChapterPlace | undefined; next: ChapterPlace | undefined };

/** To the chapters before and after, over the bounds of subjects. */
export function ChapterSteps({ previous, next }: ChapterStepsProps) {
  return (
    <nav aria-label="Chapters" className="grid gap-3 sm:grid-cols-2">
      {previous && (
        <div className="grid content-start gap-1.5">
          <LinkButton tone="quiet" to={{ search: `?chapter=${previous.chapter._id}` }}>
            <ChevronLeftIcon />
            Previous Chapter
          </LinkButton>
          <Title place={previous} />
        </div>
      )}
      {next && (
        <div className="grid content-start gap-1.5 sm:col-start-2">
          <LinkButton tone="soft" to={{ search: `?chapter=${next.chapter._id}` }}>
            Next Chapter
            <ChevronRightIcon />
          </LinkButton>
          <Title place={next} />
        </div>
      )}
    </nav>
  );
}

function Title({ place: { chapter } }: { place: ChapterPlace }) {
  return (
    <p lang={getLang(chapter.title)} className="text-center text-small wrap-anywhere text-ink-soft">
      {chapter.title}
    </p>
  );
}
