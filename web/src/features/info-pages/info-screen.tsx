import type { ReactNode } from 'react';
import { useLocale } from '../../language/locale.tsx';
import type { PageModules } from './page-modules.ts';

type InfoScreenProps = { modules: PageModules; children?: ReactNode };

/** Shows a page in the language of the address. */
export function InfoScreen({ modules, children }: InfoScreenProps) {
  const { Page } = modules.getLoaded(useLocale().language);
  return <Page>{children}</Page>;
}
