import {
  continuesLatin,
  endsWebAddress,
  endsWithOdia,
  isLatinByEndKey,
  isLatinOnly,
  isUnitAfterNumber,
} from '../latin/context.ts';
import { type Field, getRunAtCaret, getTextBefore, type Run, toTypableField } from './field.ts';
import { LIST_ID, OPTION_ATTRIBUTE } from './list-ids.ts';
import { WordEditor } from './word-editor.ts';

/** The Latin letters being typed and the candidate words for them. */
export type Composition = {
  field: Field;
  run: Run;
  candidates: readonly string[];
  highlighted: number;
  /** Number keys choose a candidate. Not for Latin words, where a digit can be part of the word: H2O. */
  hasNumberKeys: boolean;
};

type Finder = {
  find: (letters: string, isLatin: boolean) => string[];
  remember: (letters: string, chosen: string) => void;
};

/** The Odia full stop, which has no key on a Latin keyboard. */
const DANDA = '।';
const LETTER = /^[A-Za-z]$/;
const NUMBER = /^[1-9]$/;
const CARET_KEY = /^(?:ArrowLeft|ArrowRight|Home|End|PageUp|PageDown)$/;

/**
 * Turns Latin letters into Odia words in the focused field. The letters stay in the field until a word is chosen, because
 * browsers replace Latin letters reliably but not parts of an Odia syllable. All listeners are on the window and run
 * before those of the page, so that a key for the candidate list does not close a dialog or submit a form.
 */
export class Composer {
  readonly #finder: Finder;
  readonly #isOn: (field: Field) => boolean;
  readonly #editor = new WordEditor();
  readonly #subscribers = new Set<() => void>();
  #composition: Composition | null = null;

  /** `isOn` says in which fields Odia typing is on. */
  constructor(finder: Finder, isOn: (field: Field) => boolean) {
    this.#finder = finder;
    this.#isOn = isOn;
  }

  /** Returns a function that unsubscribes. */
  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  readonly getComposition = (): Composition | null => this.#composition;

  /** Returns a function that stops listening. */
  start(): () => void {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    window.addEventListener('keydown', (event) => this.#onKeyDown(event), options);
    window.addEventListener('input', (event) => this.#onInput(event), options);
    window.addEventListener('pointerdown', (event) => this.#onPointerDown(event), options);
    window.addEventListener('click', (event) => this.#onClick(event), options);
    window.addEventListener('focusout', (event) => this.#onFocusOut(event), options);
    document.addEventListener('selectionchange', () => this.#onSelectionChange(), options);
    return () => {
      listeners.abort();
      this.#setComposition(null);
    };
  }

  #toFieldWithTyping(target: EventTarget | null): Field | null {
    const field = toTypableField(target);
    return field && this.#isOn(field) ? field : null;
  }

  #setComposition(composition: Composition | null): void {
    if (composition === this.#composition) return;
    this.#composition = composition;
    for (const notify of this.#subscribers) notify();
  }

  #open(field: Field, run: Run): void {
    const before = getTextBefore(field, run.start);
    if (isLatinOnly(before)) {
      this.#setComposition(null);
      this.#editor.keepLatin(field, run);
      return;
    }
    const isLatin = continuesLatin(before) || isUnitAfterNumber(before, run.letters);
    const candidates = this.#finder.find(run.letters, isLatin);
    const hasNumberKeys = !/[A-Za-z]/.test(candidates[0] ?? '');
    this.#setComposition({ field, run, candidates, highlighted: 0, hasNumberKeys });
  }

  /** Replaces the Latin letters by a candidate and closes the list. */
  #commit(index: number): void {
    const composition = this.#composition;
    const text = composition?.candidates[index];
    this.#setComposition(null);
    if (!composition || text === undefined) return;
    const { field, run } = composition;
    // the page itself has changed the field
    if (field.value.slice(run.start, run.end) !== run.letters) return;
    if (text === run.letters) {
      this.#editor.keepLatin(field, run);
      return;
    }
    if (index > 0) this.#finder.remember(run.letters, text);
    this.#editor.replaceRun(field, run, text);
  }

  #onInput(event: Event): void {
    if (this.#editor.isInserting) return;
    const field = this.#toFieldWithTyping(event.target);
    if (!field || !(event instanceof InputEvent) || event.isComposing) return;
    this.#editor.trackInput(field, event);
    const run = getRunAtCaret(field);
    if (run && this.#editor.isKeptLatin(field, run)) return;
    this.#editor.clearKeptLatin();
    // pasted, autofilled and undone text is left unchanged
    const isTyped = event.inputType === 'insertText' && event.data?.length === 1;
    const isCorrected = event.inputType.startsWith('delete') && this.#composition?.run.start === run?.start;
    if (run && (isTyped || isCorrected)) this.#open(field, run);
    else this.#setComposition(null);
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing || event.altKey) return;
    const composition = this.#composition;
    if (event.ctrlKey || event.metaKey) {
      // a shortcut that saves or submits must include the highlighted word
      if (composition && /^(s|enter)$/i.test(event.key)) this.#commit(composition.highlighted);
      return;
    }
    if (composition) {
      this.#onKeyInList(event, composition);
      return;
    }
    const field = this.#toFieldWithTyping(event.target);
    if (!field) return;
    if (event.key === 'Backspace') this.#undoLastWord(event, field);
    else if (event.key === '|') this.#insertDanda(event, field);
    else if (event.key === '@') this.#editor.restoreLatin(field, field.selectionStart ?? 0);
  }

  #onKeyInList(event: KeyboardEvent, composition: Composition): void {
    const { highlighted, candidates, run, field, hasNumberKeys } = composition;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      stopEvent(event);
      const next = highlighted + (key === 'ArrowDown' ? 1 : -1) + candidates.length;
      this.#setComposition({ ...composition, highlighted: next % candidates.length });
    } else if (key === 'Enter') {
      stopEvent(event);
      this.#commit(highlighted);
    } else if (key === 'Escape') {
      stopEvent(event);
      this.#setComposition(null);
      this.#editor.keepLatin(field, run);
    } else if (hasNumberKeys && NUMBER.test(key) && Number(key) <= candidates.length) {
      stopEvent(event);
      this.#commit(Number(key) - 1);
    } else if (key === '|') {
      this.#commit(highlighted);
      this.#insertDanda(event, field);
    } else if (key === 'Tab' || (key.length === 1 && !LETTER.test(key))) {
      this.#endRun(composition, key);
    } else if (CARET_KEY.test(key) && endsWithOdia(field.value.slice(0, run.start))) {
      this.#commit(highlighted);
    }
  }

  /** Commits the word, or keeps it Latin if the key or the text before shows that it is Latin. */
  #endRun({ field, run, highlighted }: Composition, key: string): void {
    const before = getTextBefore(field, run.start);
    const isAddress = key === '@' || endsWebAddress(before, run.letters);
    if (highlighted > 0) this.#commit(highlighted);
    else if (isAddress && this.#editor.restoreLatin(field, run.end)) this.#setComposition(null);
    else if (isLatinByEndKey(key, before, run.letters)) {
      this.#setComposition(null);
      this.#editor.keepLatin(field, run);
    } else this.#commit(highlighted);
  }

  #undoLastWord(event: KeyboardEvent, field: Field): void {
    if (!this.#editor.undoLastWord(field)) return;
    stopEvent(event);
    const run = getRunAtCaret(field);
    if (run) this.#open(field, run);
  }

  #insertDanda(event: KeyboardEvent, field: Field): void {
    stopEvent(event);
    this.#editor.insertAtCaret(field, DANDA);
  }

  #onPointerDown(event: PointerEvent): void {
    const isInList = findClosest(event.target, `#${LIST_ID}`) !== null;
    if (this.#composition && !isInList) this.#commit(this.#composition.highlighted);
  }

  #onClick(event: MouseEvent): void {
    const index = findClosest(event.target, `[${OPTION_ATTRIBUTE}]`)?.getAttribute(OPTION_ATTRIBUTE);
    if (index) this.#commit(Number(index));
  }

  #onFocusOut(event: FocusEvent): void {
    const composition = this.#composition;
    if (composition?.field !== event.target) return;
    // only the window lost the focus, so the list stays open
    if (document.activeElement === composition.field) return;
    if (composition.field.isConnected) this.#commit(composition.highlighted);
    else this.#setComposition(null);
    this.#editor.forgetLastWord();
  }

  #onSelectionChange(): void {
    const composition = this.#composition;
    if (!composition || this.#editor.isInserting) return;
    const run = getRunAtCaret(composition.field);
    if (run?.start !== composition.run.start || run.letters !== composition.run.letters)
      this.#setComposition(null);
  }
}

function findClosest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

function stopEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
