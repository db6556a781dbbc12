import { paths } from '../../lib/paths.ts';
import { IkatBorder } from '../../ui/ikat-border.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TryQuestion } from './try-question.tsx';

/** What this is, for whom, and a taste of it before anybody signs in. */
export function Hero() {
  return (
    <section className="relative">
      <div className="page grid items-center gap-10 py-10 md:py-16 lg:grid-cols-[1.15fr_0.85fr] lg:gap-14 lg:py-20">
        <div>
          <p lang="or" className="font-display text-h3 font-semibold text-marigold-ink">
            ପଢ଼ନ୍ତୁ। ପରଖନ୍ତୁ। ଆଗକୁ ବଢ଼ନ୍ତୁ।
          </p>
          <h1 className="mt-3 text-h1">Your exam, one clear chapter at a time.</h1>
          <p className="mt-5 max-w-[34em] text-lead text-ink-soft">
            Courses for OSSC, OPSC, teaching and banking examinations, in Odia and English. Read a chapter,
            take its mock test, and see at once what to practise next.
          </p>
          <div className="mt-8 flex flex-wrap gap-3 *:max-sm:grow">
            <LinkButton to={paths.login}>Start Learning</LinkButton>
            <LinkButton to="#featured" tone="quiet">
              See the courses
            </LinkButton>
          </div>
        </div>
        <TryQuestion />
      </div>
      <IkatBorder />
    </section>
  );
}
