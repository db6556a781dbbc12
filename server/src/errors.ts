import type { ErrorCode } from '@sikhya/contract/error.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { defineTexts, type Message, message, translateToEnglish } from '@sikhya/contract/language/texts.ts';

type ErrorOptions = {
  /** Describes the error further, such as which fields are invalid. */
  details?: (locale: Locale) => string;
  retryAfterSeconds?: number;
  extra?: Record<string, unknown>;
};

/**
 * An error that is sent to the caller: a code, a sentence for the user in the language of the request, and details. The
 * error's own message is the English sentence, for logs.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly text: Message;
  readonly details: ((locale: Locale) => string) | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Additional fields of the error body, such as the price of a course. */
  readonly extra: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, text: Message, more: ErrorOptions = {}) {
    super(translateToEnglish(text));
    this.code = code;
    this.text = text;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.extra = more.extra;
  }
}

/** Texts of errors that several features raise. */
const texts = defineTexts({
  courseNotFound: { en: 'Course not found', or: 'ଏହି ପାଠ୍ୟକ୍ରମ ମିଳିଲା ନାହିଁ।' },
  chapterNotFound: { en: 'Chapter not found', or: 'ଏହି ଅଧ୍ୟାୟ ମିଳିଲା ନାହିଁ।' },
  nothingHere: { en: 'There is nothing at this address.', or: 'ଏହି ଠିକଣାରେ କିଛି ନାହିଁ।' },
  invalidFields: { en: 'Some fields are invalid.', or: 'କେତେକ ତଥ୍ୟ ଠିକ ଭାବରେ ଦିଆଯାଇନାହିଁ।' },
});

export const courseNotFound = () => new AppError('not-found', message(texts.courseNotFound));

export const chapterNotFound = () => new AppError('not-found', message(texts.chapterNotFound));

export const nothingHere = () => new AppError('not-found', message(texts.nothingHere));

export const invalidFields = (details: (locale: Locale) => string) =>
  new AppError('invalid', message(texts.invalidFields), { details });
