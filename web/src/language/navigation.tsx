import {
  getPathLanguage,
  type Language,
  removeLanguagePrefix,
  toLanguagePath,
} from '@sikhya/contract/language/language.ts';
import { useCallback } from 'react';
import {
  type LinkProps,
  type NavigateOptions,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  redirect as routerRedirect,
  type To,
  useLocation,
  useNavigate as useRouterNavigate,
} from 'react-router';
import { useLocale } from './locale.tsx';

/**
 * The router's links and navigations, with paths as in lib/paths.ts. They add the prefix of the page's language, so
 * nothing else of the app handles it.
 */

/** A relative target, such as a query alone, stays as it is. */
function localise(to: To, language: Language): To {
  if (typeof to === 'string') return to.startsWith('/') ? toLanguagePath(to, language) : to;
  return to.pathname?.startsWith('/') ? { ...to, pathname: toLanguagePath(to.pathname, language) } : to;
}

export function Link({ to, ...rest }: LinkProps) {
  return <RouterLink to={localise(to, useLocale().language)} {...rest} />;
}

export function NavLink({ to, ...rest }: NavLinkProps) {
  return <RouterNavLink to={localise(to, useLocale().language)} {...rest} />;
}

/** `language` opens the page in another language than the current one. */
type Navigate = (to: To, options?: NavigateOptions & { language?: Language | null }) => Promise<void>;

export function useNavigate(): Navigate {
  const navigate = useRouterNavigate();
  const { language: current } = useLocale();
  return useCallback(
    async (to, { language, ...options } = {}) => navigate(localise(to, language ?? current), options),
    [navigate, current],
  );
}

/** The path of the current page without the prefix of its language. */
export function usePathname(): string {
  return removeLanguagePrefix(useLocation().pathname);
}

/** For loaders and guards: redirects to a path in the language of the requested page. */
export function redirect(to: string, request: Request, status = 302): Response {
  return routerRedirect(toLanguagePath(to, getPathLanguage(new URL(request.url).pathname)), status);
}
