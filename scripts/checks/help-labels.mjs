import { findAllTexts } from '../texts/find-texts.mjs';

/** The texts of the help pages themselves are no labels of the product. */
const HELP_FOLDER = 'web/src/features/help/';

const LABEL = /<b>(.*?)<\/b>/g;

/** Returns the labels in an article's text that are on no screen with the same text in the other language. */
export function findWrongLabels({ en, or }, isLabel = createLookup()) {
  const english = readLabels(en);
  const odia = readLabels(or);
  return [
    ...english.filter((label) => !odia.some((other) => isLabel(label, other))),
    ...odia.filter((label) => !english.some((other) => isLabel(other, label))),
  ];
}

const readLabels = (text) => [...text.matchAll(LABEL)].map(([, label]) => label);

/** Returns a function that checks whether the product has a text with these two versions. */
export function createLookup(texts = findAllTexts().filter(({ file }) => !file.startsWith(HELP_FOLDER))) {
  const patterns = texts.map(({ english, odia }) => [toPattern(english), toPattern(odia)]);
  return (english, odia) => patterns.some(([first, second]) => first.test(english) && second.test(odia));
}

/** Parameters such as `{amount}` stand for any text. A text of parameters alone would match everything. */
function toPattern(text) {
  const withoutTags = text.replace(/<\/?\w+>/g, '');
  const parts = withoutTags.split(/\{\w+(?::number)?\}/);
  if (!/[\p{L}\p{M}]{2}/u.test(parts.join(''))) return /(?!)/;
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}
