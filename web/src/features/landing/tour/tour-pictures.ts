import type { Language } from '@sikhya/contract/language/language.ts';
import type { TourStep } from './tour-steps.ts';

const urls = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

/** The URL of a picture in the language of the page. */
export function getTourPicture(step: TourStep, language: Language): string {
  return urls[`./pictures/${step}.${language}.webp`] ?? '';
}
