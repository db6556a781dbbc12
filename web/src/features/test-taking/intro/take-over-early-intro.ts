import { EARLY_INTRO_ID } from './early-intro-names.ts';

/**
 * Returns whether the page that the server sent shows the intro of the test. Otherwise it will not show it any more,
 * because the app is about to replace it.
 */
export function takeOverEarlyIntro(): boolean {
  const intro = document.getElementById(EARLY_INTRO_ID);
  if (intro?.hidden) intro.remove();
  return intro !== null && !intro.hidden;
}
