import { getNumberFormatter } from './format-number.ts';
import { getLocale, type Locale } from './language.ts';

/** A text that depends on the parameter `count`. */
type Plural = { one: string; other: string };

type Form = string | Plural;

/**
 * One text in both languages. `{name}` stands for a parameter that is a string, `{count:number}` for a number, which
 * is grouped as in India. `<link>…</link>` marks a part that web/src/language/rich-text.tsx turns into an element.
 */
export type TextEntry = { en: Form; or: Form };

type TextTable = Readonly<Record<string, TextEntry>>;

type FormText<F> = F extends Plural ? F['one'] | F['other'] : F;

type Placeholder<S> = S extends `${string}{${infer P}}${infer Rest}` ? P | Placeholder<Rest> : never;

type Tag<S> = S extends `${string}</${infer T}>${infer Rest}` ? T | Tag<Rest> : never;

type ParameterName<P> = P extends `${infer Name}:number` ? Name : P;

type Parameters<E extends TextEntry> = {
  [P in Placeholder<FormText<E['en']>> as ParameterName<P> & string]: P extends `${string}:number`
    ? number
    : string;
} & (E['en'] | E['or'] extends string ? unknown : { count: number });

type HasParameters<E extends TextEntry> = keyof Parameters<E> extends never ? false : true;

type SameSet<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

type CheckedEntry<E extends TextEntry> =
  SameSet<Placeholder<FormText<E['en']>>, Placeholder<FormText<E['or']>>> extends true
    ? SameSet<Tag<FormText<E['en']>>, Tag<FormText<E['or']>>> extends true
      ? E & Record<Exclude<keyof E, 'en' | 'or'>, never>
      : { en: E['en']; or: 'has other tags than the English text' }
    : { en: E['en']; or: 'has other parameters than the English text' };

/** Declares the texts of a feature. The compiler rejects texts whose parameters differ between the languages. */
export function defineTexts<const T extends TextTable>(texts: T & { [K in keyof T]: CheckedEntry<T[K]> }): T {
  return texts;
}

/** The texts of one language: strings, and functions for texts with parameters. */
export type Texts<T extends TextTable> = {
  [K in keyof T]: HasParameters<T[K]> extends true ? (parameters: Parameters<T[K]>) => string : string;
};

const resolved = new WeakMap<TextTable, Map<Locale, unknown>>();

/** Returns the texts in one language; the same object for the same arguments. */
export function getTexts<T extends TextTable>(texts: T, locale: Locale): Texts<T> {
  const byLocale = resolved.get(texts) ?? new Map<Locale, unknown>();
  resolved.set(texts, byLocale);
  if (!byLocale.has(locale)) byLocale.set(locale, resolve(texts, locale));
  return byLocale.get(locale) as Texts<T>;
}

function resolve(texts: TextTable, locale: Locale): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, entry]) => {
      const isFixed =
        typeof entry.en === 'string' && typeof entry.or === 'string' && !PLACEHOLDER.test(entry.en);
      return [key, isFixed ? entry[locale.language] : (values: Values) => fillIn(entry, values, locale)];
    }),
  );
}

type Values = Record<string, string | number | Message>;

const PLACEHOLDER = /\{(\w+)(?::number)?\}/;
const PLACEHOLDERS = new RegExp(PLACEHOLDER, 'g');

function fillIn(entry: TextEntry, values: Values, locale: Locale): string {
  const form = entry[locale.language];
  const text = typeof form === 'string' ? form : values.count === 1 ? form.one : form.other;
  return text.replace(PLACEHOLDERS, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    if (typeof value === 'object') return translate(value, locale);
    return typeof value === 'number' ? getNumberFormatter(locale).number(value) : value;
  });
}

/** A text whose language is not decided yet, such as the message of an error. */
export type Message = { readonly entry: TextEntry; readonly values: Values };

/** A text can be part of another text. */
type OrMessage<P> = { [K in keyof P]: P[K] | (P[K] extends string ? Message : never) };

/** Binds a text to its parameters; `translate` turns it into a sentence later. */
export function message<const E extends TextEntry>(
  entry: E,
  ...values: HasParameters<E> extends true ? [OrMessage<Parameters<E>>] : []
): Message {
  return { entry, values: (values[0] as Values | undefined) ?? {} };
}

export function translate({ entry, values }: Message, locale: Locale): string {
  return fillIn(entry, values, locale);
}

/** The English sentence, for logs and for the error's own message. */
export function translateToEnglish(text: Message): string {
  return translate(text, getLocale('en'));
}
