import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { getFormatter } from '@sikhya/contract/language/format.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { getLocale, getPathLanguage, toLanguagePath } from '@sikhya/contract/language/language.ts';
import type { getChapterTest } from '@sikhya/contract/mock-test.ts';
import { getDigits } from '../../../language/digits.ts';
import { fillPlaceholders } from '../../../lib/fill-placeholders.ts';
import { paths } from '../../../lib/paths.ts';
import { EARLY_INTRO_ID } from './early-intro-names.ts';
import { formatLimits } from './format-limits.ts';

/**
 * A script of its own on the page of a mock test: shows the intro of a mock test while the app is loading, from the response that
 * public/early.js has requested. early.js also records a press of Start, which the app repeats.
 */

type Intro = EndpointResponse<typeof getChapterTest>;

const intro = document.getElementById(EARLY_INTRO_ID);
// the app shows the intro if this fails
if (intro) void showIntro(intro).catch(() => {});

async function showIntro(element: HTMLElement): Promise<void> {
  const [early] = window.earlyResponses?.values() ?? [];
  const response = await early?.response;
  if (!response?.ok) return;
  const { test, openAttempt }: Intro = await response.clone().json();
  // the app shows a running attempt itself, and removes the element when it is ready before this script
  if (openAttempt || test.totalQuestions === 0 || !element.isConnected) return;
  fillIn(element, test);
  element.querySelector('button')?.addEventListener('click', showBusyLabel, { once: true });
  element.nextElementSibling?.remove();
  element.hidden = false;
}

function fillIn(element: HTMLElement, test: Intro['test']): void {
  const language = getPathLanguage(window.location.pathname);
  fillPlaceholders(element, {
    ...titlesInLanguage(test, language),
    ...formatLimits(test, getFormatter(getLocale(language, getDigits()))),
  });
  const path = toLanguagePath(paths.studentChapter(test.courseId, test.chapterId), language);
  element.querySelector('a')?.setAttribute('href', path);
}

/** Shows the button as the `busy` state of ui/button.tsx does. */
function showBusyLabel({ currentTarget }: MouseEvent): void {
  const button = currentTarget as HTMLButtonElement;
  const [label, busyLabel] = button.querySelectorAll(':scope > span > span');
  label?.classList.add('invisible');
  busyLabel?.classList.remove('invisible');
  button.setAttribute('aria-busy', 'true');
  button.setAttribute('aria-disabled', 'true');
}
