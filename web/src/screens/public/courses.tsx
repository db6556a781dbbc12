import type { CourseCard } from '@sikhya/contract/course.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import {
  cataloguePageQuery,
  readCataloguePage,
} from '../../features/catalogue/public-catalogue/page-query.ts';
import { PublicCatalogue } from '../../features/catalogue/public-catalogue/public-catalogue.tsx';
import { texts } from '../../features/catalogue/public-catalogue/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import { useInLanguage } from '../../language/use-in-language.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { texts as screenTexts } from './texts.ts';

export const handle: PageHandle = {
  describe: (site, locale) => {
    const t = getTexts(texts, locale);
    return { title: `${t.title} · ${site.name}`, description: t.intro };
  },
};

export const loader = createPrefetchLoader((client, _params, { searchParams }) => [
  client.prefetchQuery(cataloguePageQuery(readCataloguePage(searchParams))),
]);

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh grid-cols-1 content-start gap-6 py-8">
      <div>
        <h1 id="catalogue-title" tabIndex={-1} className="text-h1 outline-none">
          {t.title}
        </h1>
        <p className="mt-1 text-ink-soft">{t.intro}</p>
      </div>
      <PublicCatalogue action={(course) => <ViewCourse course={course} />} />
    </main>
  );
}

function ViewCourse({ course }: { course: CourseCard }) {
  const t = useTexts(screenTexts);
  const { title } = useInLanguage(course);
  return (
    <LinkButton to={paths.course(course.slug)} tone="soft" aria-label={t.viewCourseOf({ title })}>
      {t.viewCourse}
    </LinkButton>
  );
}
