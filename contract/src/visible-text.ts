/** White space, control and format characters, default-ignorable characters, and the blank Braille pattern. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A vowel sign alone is visible, because questions about the script have such options. */
export function hasVisibleCharacter(text: string): boolean {
  return !INVISIBLE.test(text);
}
