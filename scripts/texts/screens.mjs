import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../steps/root.mjs';

/** Where e2e/odia-screens.journey.ts writes the pictures of all screens and their texts, when SCREENS is set. */
export const SCREENS_FOLDER = 'test-results/odia-screens';

/** For a text that consists of parameters only. */
const MATCHES_NOTHING = '$^';

let screens;

/** Returns the picture of a screen that shows the text; an empty string when none does. */
export function findScreen(text) {
  screens ??= readScreens();
  const pattern = new RegExp(
    text
      .split(/\{[^}]*\}|<\/?\w+>/)
      .map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .filter((part) => part !== '')
      .join('[\\s\\S]{0,200}?') || MATCHES_NOTHING,
  );
  return screens.find((screen) => pattern.test(screen.text))?.picture ?? '';
}

function readScreens() {
  const list = inRoot(`${SCREENS_FOLDER}/screens.jsonl`);
  if (!existsSync(list)) return [];
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
