import type { HelpArticleName } from '@sikhya/contract/help-articles.ts';
import { useLocale } from '../../language/locale.tsx';
import { Link } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { titles } from './titles.ts';

/** Links to articles. */
export function ArticleList({ names }: { names: readonly HelpArticleName[] }) {
  const { language } = useLocale();
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {names.map((name) => (
        <li key={name} className="border-t border-line">
          <Link
            to={paths.helpArticle(name)}
            className="flex min-h-11 items-center py-2.5 font-semibold text-indigo hover:underline"
          >
            {titles[name][language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
