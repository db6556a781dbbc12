import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { texts } from './texts.ts';

/** The way from the home page to a course. */
export function Breadcrumb({ title }: { title: string }) {
  const t = useTexts(texts);
  return (
    <nav aria-label={t.whereYouAre}>
      <ol className="flex flex-wrap gap-x-2 gap-y-1 text-small text-ink-soft">
        <li className="flex gap-2">
          <StandaloneLink to={paths.home}>{t.home}</StandaloneLink>
          <span aria-hidden="true">/</span>
        </li>
        <li className="flex gap-2">
          <StandaloneLink to={paths.courses}>{t.courses}</StandaloneLink>
          <span aria-hidden="true">/</span>
        </li>
        <li aria-current="page" lang={getLang(title)} className="line-clamp-1 wrap-anywhere">
          {title}
        </li>
      </ol>
    </nav>
  );
}
