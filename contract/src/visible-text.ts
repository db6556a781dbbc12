/** White space, control and format characters, what Unicode lets a font leave out, and the blank Braille pattern. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a reader sees anything. A vowel sign alone counts: questions about the script have such options. */
export function hasVisibleCharacter(text: string): boolean {
  return !INVISIBLE.test(text);
}
