import { type Message, translate } from '@sikhya/contract/language/texts.ts';
import { getCurrentLocale } from '../language/current-locale.ts';

/**
 * An error for people. A `Message` is translated whenever `message` is read, because the language of the page may change
 * while the error is on screen; a sentence of the server stays as it is.
 */
export class TranslatedError extends Error {
  readonly #text: string | Message;

  constructor(text: string | Message, options?: ErrorOptions) {
    // without a message of its own, so that the accessor below is used
    super(undefined, options);
    this.#text = text;
  }

  static {
    // TypeScript does not allow an accessor in place of a property; browsers log only an accessor of the prototype
    Object.defineProperty(TranslatedError.prototype, 'message', {
      get(this: TranslatedError) {
        // a response that is not from our server may have no message
        return typeof this.#text === 'object'
          ? translate(this.#text, getCurrentLocale())
          : (this.#text ?? '');
      },
    });
  }
}
