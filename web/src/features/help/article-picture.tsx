import type { HelpArticleName } from '@sikhya/contract/help-articles.ts';
import { useLocale } from '../../language/locale.tsx';
import type { HelpText } from './article.ts';
import { getAudience, PICTURE_SIZES } from './picture-size.ts';
import { getPictureUrl } from './pictures.ts';

const STYLES = {
  student: 'w-full max-w-70 lg:col-start-2 lg:row-span-4 lg:row-start-1',
  admin: 'w-full',
};

/** A picture of the screen. Its size is known before it is loaded, so nothing moves when it arrives. */
export function ArticlePicture({ name, alt }: { name: HelpArticleName; alt: HelpText }) {
  const { language } = useLocale();
  const audience = getAudience(name);
  return (
    <img
      src={getPictureUrl(name, language)}
      alt={alt[language]}
      {...PICTURE_SIZES[audience]}
      loading="lazy"
      decoding="async"
      className={`h-auto rounded-soft border border-line bg-sunk ${STYLES[audience]}`}
    />
  );
}
