import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import 'simple-keyboard/build/css/index.css';
import { useTexts } from '../../../language/locale.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CrossIcon } from '../../../ui/icons.tsx';
import type { Field } from '../composition/field.ts';
import { texts } from '../texts.ts';
import './keyboard.css';
import { getLabels } from './layout.ts';
import { mountKeyboard } from './mount-keyboard.ts';
import { useKeyboardSpace } from './use-keyboard-space.ts';

type ScreenKeyboardProps = {
  activeField: RefObject<Field | null>;
  /** True when the keyboard was opened with a key, so that keys can be used to type on it. */
  takesFocus: boolean;
  onClose: () => void;
};

/** An InScript keyboard at the bottom of the window, for letters whose Latin spelling is not known. */
export default function ScreenKeyboard({ activeField, takesFocus, onClose }: ScreenKeyboardProps) {
  const t = useTexts(texts);
  const panel = useRef<HTMLElement>(null);
  const keys = useRef<HTMLDivElement>(null);
  const mount = useEffectEvent((host: HTMLDivElement) =>
    mountKeyboard(host, { getActiveField: () => activeField.current, takesFocus, labels: getLabels(t) }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language changes the labels of the keys
  useEffect(() => (keys.current ? mount(keys.current) : undefined), [t]);
  useKeyboardSpace(panel);
  const close = () => {
    if (panel.current?.contains(document.activeElement)) activeField.current?.focus();
    onClose();
  };
  return (
    <section
      ref={panel}
      aria-label={t.keyboard}
      className="pointer-events-auto fixed inset-x-0 bottom-0 z-50 mx-auto max-w-4xl rounded-t-soft border border-b-0 border-line bg-sheet p-2 pt-1 shadow-lift"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <div className="flex items-center justify-between pl-2 text-small text-ink-soft">
        <p>{t.keyboardHelp}</p>
        <IconButton label={t.closeKeyboard} onMouseDown={(event) => event.preventDefault()} onClick={close}>
          <CrossIcon />
        </IconButton>
      </div>
      <div ref={keys} lang="or" className="odia-keys" />
    </section>
  );
}
