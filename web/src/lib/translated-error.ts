import { type Message, translate, translateToEnglish } from '@sikhya/contract/language/texts.ts';
import { getCurrentLocale } from '../language/current-locale.ts';

/**
 * An error for people. A `Message` is translated whenever `message` is read, because the language of the page may change
 * while the error is on screen; a sentence of the server stays as it is.
 */
export class TranslatedError extends Error {
  constructor(text: string | Message, options?: ErrorOptions) {
    // English for the log
    super(typeof text === 'string' ? text : translateToEnglish(text), options);
    if (typeof text === 'string') return;
    Object.defineProperty(this, 'message', { get: () => translate(text, getCurrentLocale()) });
  }
}
