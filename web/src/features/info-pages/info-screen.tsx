import { useLocale } from '../../language/locale.tsx';
import type { PageModules } from './page-modules.ts';

/** Shows a page in the language of the address. */
export function InfoScreen({ modules }: { modules: PageModules }) {
  const { Page } = modules.getLoaded(useLocale().language);
  return <Page />;
}
