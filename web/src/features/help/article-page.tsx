import type { HelpArticleName } from '@sikhya/contract/help-articles.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { StandaloneLink, TextLink } from '../../ui/text-link.tsx';
import type { HelpArticle } from './article.ts';
import { getLoadedArticle } from './article-modules.ts';
import { ArticlePicture } from './article-picture.tsx';
import { ArticleText } from './article-text.tsx';
import { getAudience } from './picture-size.ts';
import { texts } from './texts.ts';
import { titles } from './titles.ts';

/** The picture of a phone is beside the text on a large screen, that of a desk always below the steps. */
const LAYOUTS = {
  student: 'max-w-[38rem] lg:max-w-none lg:grid-cols-[minmax(0,38rem)_17.5rem] lg:gap-x-16',
  admin: 'max-w-[46rem]',
};

/** An article: what it is for, the steps, a picture, and what can go wrong. */
export function ArticlePage({ name }: { name: HelpArticleName }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const { summary, steps, problems, screen, related, picture } = getLoadedArticle(name);
  return (
    <main id="main" className="page py-8 md:py-12">
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-8 ${LAYOUTS[getAudience(name)]}`}>
        <header className="lg:col-start-1">
          <nav aria-label={t.whereYouAre}>
            <StandaloneLink to={paths.help}>{t.help}</StandaloneLink>
          </nav>
          <h1 className="mt-3 text-h1">{titles[name][language]}</h1>
          <p className="mt-3 text-lead text-ink-soft">{summary.goal[language]}</p>
        </header>
        <Section id="steps" title={t.steps}>
          <Steps steps={steps} />
          {screen && (
            <p>
              <LinkButton to={screen} tone="soft">
                {t.openScreen}
              </LinkButton>
            </p>
          )}
        </Section>
        {picture && <ArticlePicture name={name} alt={picture.alt} />}
        <Section id="problems" title={t.problems}>
          <ul className="grid gap-4">
            {Object.entries(problems).map(([key, text]) => (
              <li key={key}>
                <ArticleText text={text} />
              </li>
            ))}
          </ul>
        </Section>
        <Section id="related" title={t.related}>
          <ul className="grid gap-1">
            {related.map((other) => (
              <li key={other} className="flex min-h-11 items-center">
                <StandaloneLink to={paths.helpArticle(other)}>{titles[other][language]}</StandaloneLink>
              </li>
            ))}
          </ul>
        </Section>
        <p className="border-t border-line pt-5 text-ink-soft lg:col-start-1">
          {richText(t.stillStuck, {
            link: (children) => <TextLink to={paths.contactUs}>{children}</TextLink>,
          })}
        </p>
      </div>
    </main>
  );
}

function Steps({ steps }: Pick<HelpArticle, 'steps'>) {
  return (
    <ol className="grid list-decimal gap-3 pl-6 marker:font-semibold marker:text-indigo">
      {Object.entries(steps).map(([key, text]) => (
        <li key={key} className="pl-1">
          <ArticleText text={text} />
        </li>
      ))}
    </ol>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-4 lg:col-start-1">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}
