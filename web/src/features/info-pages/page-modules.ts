import type { Language } from '@sikhya/contract/language/language.ts';
import type { ReactNode } from 'react';

/** `children` are parts of the page that another feature renders. */
type PageModule = { Page: (props: { children?: ReactNode }) => ReactNode };

export type PageModules = {
  /** For `load` of the page's handle. */
  load: (language: Language) => Promise<void>;
  getLoaded: (language: Language) => PageModule;
};

/** The modules of a page, one per language. Only the one of the page's language is loaded. */
export function createPageModules(loaders: Record<Language, () => Promise<PageModule>>): PageModules {
  const loaded: Partial<Record<Language, PageModule>> = {};
  return {
    load: async (language) => {
      loaded[language] ??= await loaders[language]();
    },
    getLoaded: (language) => {
      const module = loaded[language];
      if (!module) throw new Error(`The page is not loaded in the language ${language}`);
      return module;
    },
  };
}
