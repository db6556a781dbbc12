import { createTypingContext } from 'lipilekhika/typing';

/**
 * Returns a function that transliterates letter by letter, with capitals for further Odia letters: `oDzishA`. It is for
 * words that are not in the lexicon. The result contains no Latin letters.
 */
export async function loadTransliterator(): Promise<(typed: string) => string> {
  const context = createTypingContext('Odia', { includeInherentVowel: true, useNativeNumerals: false });
  await context.ready;
  return (typed) => {
    context.clearContext();
    let text = '';
    for (const key of replaceUnknownLetters(typed)) {
      const { to_delete_chars_count: deleteCount, diff_add_text: addedText } = context.takeKeyInput(key);
      text = text.slice(0, text.length - deleteCount) + addedText;
    }
    context.clearContext();
    // the library writes the Sanskrit va, which Odia does not use
    return text.replaceAll('ଵ', 'ୱ').normalize('NFC');
  };
}

/** Replaces letters that the library copies or drops by letters with the same sound. */
function replaceUnknownLetters(typed: string): string {
  return typed
    .replace(/[BFKPVWXZ]|S(?!h)/g, (letter) => letter.toLowerCase())
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)|q|Q/g, 'k');
}
