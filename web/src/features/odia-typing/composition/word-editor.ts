import { endsWithOdia, startsWithOdia } from '../latin/context.ts';
import type { Field, Run } from './field.ts';
import { replaceRange } from './replace-range.ts';
import { appendToWord, getLatin, type TypedWord } from './typed-word.ts';

/** A word that was just inserted, and the one character that was typed after it. */
type LastWord = { field: Field; start: number; text: string; characterAfter: string; letters: string };

/** Replaces Latin letters in fields, and can restore them. */
export class WordEditor {
  #lastWord: LastWord | null = null;
  /** Everything that was typed since the last space. */
  #typedWord: TypedWord | null = null;
  #keptLatin: { field: Field; start: number } | null = null;
  #isInserting = false;

  /** True while this class changes a field, so that listeners can ignore the events. */
  get isInserting(): boolean {
    return this.#isInserting;
  }

  replaceRun(field: Field, run: Run, text: string): void {
    if (!this.#insert(field, run.start, run.end, text)) return;
    this.#lastWord = { field, start: run.start, text, characterAfter: '', letters: run.letters };
    this.#typedWord = appendToWord(this.#typedWord, this.#lastWord);
    if (/[A-Za-z]/.test(text)) this.keepLatin(field, { ...run, end: run.start + text.length, letters: text });
  }

  /** Leaves a run in Latin letters. Adds a space between Latin and Odia letters that would touch. */
  keepLatin(field: Field, { start, end, letters }: Run): void {
    const spaceBefore = endsWithOdia(field.value.slice(0, start)) ? ' ' : '';
    const spaceAfter = startsWithOdia(field.value.slice(end)) ? ' ' : '';
    this.#keptLatin = { field, start: start + spaceBefore.length };
    if (!spaceBefore && !spaceAfter) return;
    if (!this.#insert(field, start, end, spaceBefore + letters + spaceAfter)) return;
    const caret = start + spaceBefore.length + letters.length;
    if (document.activeElement === field) field.setSelectionRange(caret, caret);
  }

  isKeptLatin(field: Field, run: Run): boolean {
    return this.#keptLatin?.field === field && this.#keptLatin.start === run.start;
  }

  clearKeptLatin(): void {
    this.#keptLatin = null;
  }

  /** Restores the Latin letters of everything typed since the last space, up to `end`. Returns false if they are unknown. */
  restoreLatin(field: Field, end: number): boolean {
    const word = this.#typedWord;
    const latin = word && getLatin(word, field, end);
    if (!word || latin === null) return false;
    this.#insert(field, word.start, end, latin);
    this.#typedWord = null;
    this.#lastWord = null;
    return true;
  }

  /** Restores the Latin letters of the last word if the caret is right behind it. Returns false if it is not. */
  undoLastWord(field: Field): boolean {
    const last = this.#lastWord;
    if (last?.field !== field) return false;
    const end = last.start + last.text.length + last.characterAfter.length;
    if (field.selectionStart !== end || field.selectionEnd !== end) return false;
    if (field.value.slice(last.start, end) !== last.text + last.characterAfter) return false;
    this.#lastWord = null;
    this.#insert(field, last.start, end, last.letters);
    return true;
  }

  forgetLastWord(): void {
    this.#lastWord = null;
  }

  /** Call for every input event: after anything but one character behind it, the last word can no longer be undone. */
  trackInput(field: Field, { inputType, data }: InputEvent): void {
    const last = this.#lastWord;
    const caret = field.selectionStart ?? 0;
    const isBehindLastWord =
      last?.field === field &&
      inputType === 'insertText' &&
      last.characterAfter === '' &&
      data?.length === 1 &&
      caret === last.start + last.text.length + 1;
    this.#lastWord = isBehindLastWord ? { ...last, characterAfter: data } : null;
  }

  insertAtCaret(field: Field, character: string): void {
    if (field.selectionStart === null || field.selectionEnd === null) return;
    this.#insert(field, field.selectionStart, field.selectionEnd, character);
    this.#lastWord &&= { ...this.#lastWord, characterAfter: character };
  }

  #insert(field: Field, start: number, end: number, text: string): boolean {
    this.#isInserting = true;
    try {
      return replaceRange(field, start, end, text);
    } finally {
      this.#isInserting = false;
    }
  }
}
