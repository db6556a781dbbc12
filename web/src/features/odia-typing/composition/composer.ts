import {
  endsWebAddress,
  isInsideLatin,
  isJoinedToLatin,
  isLatinBefore,
  isUnitAfterNumber,
  touchesOdia,
} from '../latin/surroundings.ts';
import { type Field, type Run, runAtCaret, textBefore, typableField } from './field.ts';
import { replaceRange } from './insert.ts';
import { LIST_ID, OPTION_ATTRIBUTE } from './list-marks.ts';
import { addToWord, latinOfWord, type TypedWord } from './typed-word.ts';

/** What is being written and what is offered for it. */
export type Composition = {
  field: Field;
  run: Run;
  offered: readonly string[];
  highlighted: number;
  /** Number keys choose. Not for Latin words, where a digit is part of the word: H2O. */
  byNumber: boolean;
};

/** A word that was just put in, and the key that went in behind it. */
type LastWord = { field: Field; start: number; text: string; behind: string; letters: string };

type Words = {
  offer: (letters: string, isLatin: boolean) => string[];
  remember: (letters: string, chosen: string) => void;
};

const LETTER = /^[A-Za-z]$/;
const NUMBER = /^[1-9]$/;
const CARET_KEY = /^(?:ArrowLeft|ArrowRight|Home|End|PageUp|PageDown)$/;

/**
 * Turns Latin into Odia in whichever field has the focus. The letters stay in the field until a word is chosen:
 * browsers replace whole Latin letters reliably, but not parts of an Odia one. All listeners are on the window and come
 * before those of the page, so that no dialog closes and no form is sent by a key that was meant for the list.
 */
export class Composer {
  readonly #words: Words;
  readonly #watchers = new Set<() => void>();
  #composition: Composition | null = null;
  #lastWord: LastWord | null = null;
  /** What was typed since the last space. */
  #typedWord: TypedWord | null = null;
  /** A run that was to stay Latin. */
  #keptLatin: { field: Field; start: number } | null = null;
  #isInserting = false;

  constructor(words: Words) {
    this.#words = words;
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly current = (): Composition | null => this.#composition;

  /** Listens until the returned function is called. */
  start(): () => void {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    window.addEventListener('keydown', (event) => this.#onKey(event), options);
    window.addEventListener('input', (event) => this.#onInput(event), options);
    window.addEventListener('pointerdown', (event) => this.#onPointer(event), options);
    window.addEventListener('click', (event) => this.#onClick(event), options);
    window.addEventListener('focusout', (event) => this.#onFocusOut(event), options);
    document.addEventListener('selectionchange', () => this.#onCaretMoved(), options);
    return () => {
      stop.abort();
      this.#show(null);
    };
  }

  #show(composition: Composition | null): void {
    if (composition === this.#composition) return;
    this.#composition = composition;
    for (const watcher of this.#watchers) watcher();
  }

  #open(field: Field, run: Run): void {
    const before = textBefore(field, run.start);
    if (isInsideLatin(before)) {
      this.#show(null);
      this.#keepLatin(field, run);
      return;
    }
    const isLatin = isJoinedToLatin(before) || isUnitAfterNumber(before, run.letters);
    const offered = this.#words.offer(run.letters, isLatin);
    this.#show({ field, run, offered, highlighted: 0, byNumber: !/[A-Za-z]/.test(offered[0] ?? '') });
  }

  #insert(field: Field, start: number, end: number, text: string): boolean {
    this.#isInserting = true;
    try {
      return replaceRange(field, start, end, text);
    } finally {
      this.#isInserting = false;
    }
  }

  #commit(number: number): void {
    const composition = this.#composition;
    const text = composition?.offered[number];
    this.#show(null);
    if (!composition || text === undefined) return;
    const { field, run } = composition;
    // something else has written into the field meanwhile
    if (field.value.slice(run.start, run.end) !== run.letters) return;
    if (text === run.letters) {
      this.#keepLatin(field, run);
      return;
    }
    if (number > 0) this.#words.remember(run.letters, text);
    if (!this.#insert(field, run.start, run.end, text)) return;
    this.#lastWord = { field, start: run.start, text, behind: '', letters: run.letters };
    this.#typedWord = addToWord(this.#typedWord, this.#lastWord);
    if (/[A-Za-z]/.test(text))
      this.#keepLatin(field, { ...run, end: run.start + text.length, letters: text });
  }

  /** Latin and Odia letters never touch: a space goes in between. */
  #keepLatin(field: Field, { start, end, letters }: Run): void {
    const before = touchesOdia(field.value.slice(0, start), 'before') ? ' ' : '';
    const after = touchesOdia(field.value.slice(end), 'after') ? ' ' : '';
    this.#keptLatin = { field, start: start + before.length };
    if (!before && !after) return;
    if (!this.#insert(field, start, end, before + letters + after)) return;
    const caret = start + before.length + letters.length;
    if (document.activeElement === field) field.setSelectionRange(caret, caret);
  }

  /** Brings back the Latin of all that was typed since the last space, up to `end`; false if that is not known. */
  #restoreLatin(field: Field, end: number): boolean {
    const word = this.#typedWord;
    const latin = word && latinOfWord(word, field, end);
    if (!word || latin === null) return false;
    this.#insert(field, word.start, end, latin);
    this.#typedWord = null;
    this.#lastWord = null;
    return true;
  }

  #onInput(event: Event): void {
    if (this.#isInserting) return;
    const field = typableField(event.target);
    if (!field || !(event instanceof InputEvent) || event.isComposing) return;
    this.#noteKeyBehind(field, event);
    const run = runAtCaret(field);
    if (!run) {
      this.#keptLatin = null;
      this.#show(null);
      return;
    }
    if (this.#keptLatin?.field === field && this.#keptLatin.start === run.start) return;
    this.#keptLatin = null;
    // what is pasted, filled in or brought back by an undo is meant as it is
    const isTyped = event.inputType === 'insertText' && event.data?.length === 1;
    const isCorrected = event.inputType.startsWith('delete') && this.#composition?.run.start === run.start;
    if (isTyped || isCorrected) this.#open(field, run);
    else this.#show(null);
  }

  /** The space or comma that committed a word goes in behind it; anything else ends the chance to take it back. */
  #noteKeyBehind(field: Field, { inputType, data }: InputEvent): void {
    const last = this.#lastWord;
    const caret = field.selectionStart ?? 0;
    const isBehind =
      last?.field === field &&
      inputType === 'insertText' &&
      last.behind === '' &&
      data?.length === 1 &&
      caret === last.start + last.text.length + 1;
    this.#lastWord = isBehind ? { ...last, behind: data } : null;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      // what is saved or sent by a shortcut is what would have been written
      if (this.#composition && /^(s|enter)$/i.test(event.key)) this.#commit(this.#composition.highlighted);
      return;
    }
    if (this.#composition) this.#onKeyWhileOpen(event, this.#composition);
    else if (event.key === 'Backspace') this.#takeBack(event);
    else if (event.key === '|') this.#putDanda(event);
    else if (event.key === '@') {
      const field = typableField(event.target);
      if (field) this.#restoreLatin(field, field.selectionStart ?? 0);
    }
  }

  #onKeyWhileOpen(event: KeyboardEvent, composition: Composition): void {
    const { highlighted, offered, run, field, byNumber } = composition;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      swallow(event);
      this.#highlight(highlighted + (key === 'ArrowDown' ? 1 : -1));
    } else if (key === 'Enter') {
      swallow(event);
      this.#commit(highlighted);
    } else if (key === 'Escape') {
      swallow(event);
      this.#show(null);
      this.#keepLatin(field, run);
    } else if (byNumber && NUMBER.test(key) && Number(key) <= offered.length) {
      swallow(event);
      this.#commit(Number(key) - 1);
    } else if (key === '|') {
      this.#commit(highlighted);
      this.#putDanda(event);
    } else if (key === 'Tab' || (key.length === 1 && !LETTER.test(key))) {
      this.#endRun(composition, key);
    } else if (CARET_KEY.test(key) && touchesOdia(field.value.slice(0, run.start), 'before')) {
      this.#commit(highlighted);
    }
  }

  /** A key that is no letter ends the word; it may show that Latin was meant. */
  #endRun({ field, run, highlighted }: Composition, key: string): void {
    const before = textBefore(field, run.start);
    const isAddress = key === '@' || endsWebAddress(before, run.letters);
    if (highlighted > 0) this.#commit(highlighted);
    else if (isAddress && this.#restoreLatin(field, run.end)) this.#show(null);
    else if (isLatinBefore(key, before, run.letters)) {
      this.#show(null);
      this.#keepLatin(field, run);
    } else this.#commit(highlighted);
  }

  #highlight(number: number): void {
    const composition = this.#composition;
    if (!composition) return;
    const count = composition.offered.length;
    this.#show({ ...composition, highlighted: (number + count) % count });
  }

  /** Backspace undoes the key that committed: the Latin is back, and the list with it. */
  #takeBack(event: KeyboardEvent): void {
    const last = this.#lastWord;
    if (!last || last.field !== event.target) return;
    const end = last.start + last.text.length + last.behind.length;
    const { field } = last;
    if (field.selectionStart !== end || field.selectionEnd !== end) return;
    if (field.value.slice(last.start, end) !== last.text + last.behind) return;
    swallow(event);
    this.#lastWord = null;
    this.#insert(field, last.start, end, last.letters);
    const run = runAtCaret(field);
    if (run) this.#open(field, run);
  }

  /** The Odia full stop has no key of its own on a Latin keyboard. */
  #putDanda(event: KeyboardEvent): void {
    const field = typableField(event.target);
    if (!field || field.selectionStart === null || field.selectionEnd === null) return;
    swallow(event);
    this.#insert(field, field.selectionStart, field.selectionEnd, '।');
    this.#lastWord &&= { ...this.#lastWord, behind: '।' };
  }

  #onPointer(event: PointerEvent): void {
    const isInList = closest(event.target, `#${LIST_ID}`) !== null;
    if (this.#composition && !isInList) this.#commit(this.#composition.highlighted);
  }

  #onClick(event: MouseEvent): void {
    const number = closest(event.target, `[${OPTION_ATTRIBUTE}]`)?.getAttribute(OPTION_ATTRIBUTE);
    if (number) this.#commit(Number(number));
  }

  #onFocusOut(event: FocusEvent): void {
    const composition = this.#composition;
    if (composition?.field !== event.target) return;
    // another window came to the front: the field keeps its place, and the list waits
    if (document.activeElement === composition.field) return;
    if (composition.field.isConnected) this.#commit(composition.highlighted);
    else this.#show(null);
    this.#lastWord = null;
  }

  #onCaretMoved(): void {
    const composition = this.#composition;
    if (!composition || this.#isInserting) return;
    const run = runAtCaret(composition.field);
    if (run?.start !== composition.run.start || run.letters !== composition.run.letters) this.#show(null);
  }
}

function closest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
