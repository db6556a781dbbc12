import { createTypingContext } from 'lipilekhika/typing';

/**
 * Letter by letter, capitals for what plain letters cannot say: `oDzishA`. For words that no list knows. Letters in,
 * Odia out: no Latin letter is ever left in the result.
 */
export async function loadLiteral(): Promise<(typed: string) => string> {
  const context = createTypingContext('Odia', { includeInherentVowel: true, useNativeNumerals: false });
  await context.ready;
  return (typed) => {
    context.clearContext();
    let text = '';
    for (const key of withKnownLetters(typed)) {
      const { to_delete_chars_count: undone, diff_add_text: added } = context.takeKeyInput(key);
      text = text.slice(0, text.length - undone) + added;
    }
    context.clearContext();
    // it writes the Sanskrit va, which Odia does not use
    return text.replaceAll('ଵ', 'ୱ').normalize('NFC');
  };
}

/** The engine copies or drops the letters that its scheme does not use: these are spelt as they sound. */
function withKnownLetters(typed: string): string {
  return typed
    .replace(/[BFKPVWXZ]|S(?!h)/g, (letter) => letter.toLowerCase())
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)|q|Q/g, 'k');
}
