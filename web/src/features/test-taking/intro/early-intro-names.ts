/** The element of the intro in the page that the server sends. */
export const EARLY_INTRO_ID = 'early-intro';

/** The name of its button, by which the app finds out that it was pressed. */
export const START_TAP = 'start-test';
