import type { getPrivacy } from '@sikhya/contract/consents.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { EnrolledCourse, listMyCourses } from '@sikhya/contract/enrolment.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { getPathLanguage, removeLanguagePrefix, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { COVER_STYLE, getCoverSources } from '../../features/catalogue/cover-sources.ts';
import { DISMISSED_CONSENT_LINE, getConsentLine } from '../../features/consents/get-consent-line.ts';
import { getCoursesToContinue } from '../../features/enrolment/sort-courses.ts';
import { readStorage } from '../../lib/browser-storage.ts';
import { fillPlaceholders } from '../../lib/fill-placeholders.ts';
import { paths } from '../../lib/paths.ts';
import { CONSENT_LINE_ATTRIBUTE, COVER_ATTRIBUTE, EARLY_DASHBOARD_ID } from './early-dashboard-names.ts';

/**
 * A script of its own on the dashboard: shows the course to continue while the app is loading, from the responses that
 * public/early.js has requested.
 */

const dashboard = document.getElementById(EARLY_DASHBOARD_ID);
// without a connection, the service worker sends the dashboard in place of other screens
const isDashboard = removeLanguagePrefix(window.location.pathname) === paths.studentDashboard;
// the app shows everything if this fails
if (dashboard && isDashboard) void showDashboard(dashboard).catch(() => {});

async function showDashboard(element: HTMLElement): Promise<void> {
  // in the order of app/early-urls.ts; what the dashboard shows above the courses comes after the third
  const [myCourses, , , privacy, ...notices] = Array.from(window.earlyResponses?.values() ?? [], readEarly);
  const response = (await myCourses) as EndpointResponse<typeof listMyCourses> | null;
  const [first] = getCoursesToContinue(response?.courses ?? [], 1);
  if (!first?.thumbnail || document.documentElement.dataset.saveData !== undefined) return;
  element.querySelector(`[${COVER_ATTRIBUTE}]`)?.replaceWith(createCover(first.thumbnail));
  const consents = (await privacy) as EndpointResponse<typeof getPrivacy> | null;
  // the app would move everything to make room for them
  if (!consents || (await Promise.all(notices)).some(hasEntries)) return;
  showConsentLine(element, consents);
  fillIn(element, first);
  await loadFonts(element);
  element.nextElementSibling?.remove();
  element.hidden = false;
}

/** Null if there is no response, or one without data. */
async function readEarly({ response }: { response: Promise<Response> }): Promise<unknown> {
  try {
    const result = await response;
    // cloned, because the app reads it too
    return result.ok ? await result.clone().json() : null;
  } catch {
    return null;
  }
}

function hasEntries(response: unknown): boolean {
  return Object.values(response ?? {}).some((value) => Array.isArray(value) && value.length > 0);
}

/** Creates the same picture as course-cover.tsx. */
function createCover(thumbnail: string): HTMLImageElement {
  const { sizes, srcSet, src } = getCoverSources(thumbnail, 'card');
  const image = new Image(640, 360);
  image.alt = '';
  image.className = COVER_STYLE;
  image.fetchPriority = 'high';
  image.sizes = sizes;
  image.srcset = srcSet;
  image.src = src;
  return image;
}

function showConsentLine(element: HTMLElement, { privacy }: EndpointResponse<typeof getPrivacy>): void {
  if (!privacy.missing || readStorage('sessionStorage', DISMISSED_CONSENT_LINE) !== null) return;
  element.querySelector(`[${CONSENT_LINE_ATTRIBUTE}=${getConsentLine(privacy)}]`)?.removeAttribute('hidden');
}

/** A text that changes its font moves everything below it. */
async function loadFonts(element: HTMLElement): Promise<void> {
  await Promise.all(
    Array.from(element.querySelectorAll('h1, p'), (text) => {
      const { fontWeight, fontFamily } = getComputedStyle(text);
      return document.fonts.load(`${fontWeight} 1em ${fontFamily}`, text.textContent);
    }),
  );
}

function fillIn(element: HTMLElement, course: EnrolledCourse): void {
  const language = getPathLanguage(window.location.pathname);
  const { name, email } = JSON.parse(readStorage('localStorage', 'user') ?? '{}') as Record<string, string>;
  const { title } = inLanguage(course, language);
  fillPlaceholders(element, { name: name || email, title });
  const link = element.querySelector('article a');
  link?.setAttribute('href', toLanguagePath(paths.studentCourse(course._id), language));
  link?.setAttribute('aria-label', link.getAttribute('aria-label')?.replace('{title}', () => title) ?? '');
}
