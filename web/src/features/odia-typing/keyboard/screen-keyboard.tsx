import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import 'simple-keyboard/build/css/index.css';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CrossIcon } from '../../../ui/icons.tsx';
import type { Field } from '../composition/field.ts';
import './keyboard.css';
import { mountKeyboard } from './mount-keyboard.ts';
import { useRoomBelow } from './room-below.ts';

type ScreenKeyboardProps = {
  writtenField: RefObject<Field | null>;
  /** It was opened by a key: whoever did so goes on with keys. */
  takesFocus: boolean;
  onClose: () => void;
};

/** An InScript keyboard at the foot of the page, for letters that one cannot think of a Latin spelling for. */
export default function ScreenKeyboard({ writtenField, takesFocus, onClose }: ScreenKeyboardProps) {
  const panel = useRef<HTMLElement>(null);
  const keys = useRef<HTMLDivElement>(null);
  const mount = useEffectEvent((host: HTMLDivElement) =>
    mountKeyboard(host, { writtenField: () => writtenField.current, takesFocus }),
  );
  useEffect(() => (keys.current ? mount(keys.current) : undefined), []);
  useRoomBelow(panel);
  const close = () => {
    if (panel.current?.contains(document.activeElement)) writtenField.current?.focus();
    onClose();
  };
  return (
    <section
      ref={panel}
      aria-label="Odia keyboard"
      className="pointer-events-auto fixed inset-x-0 bottom-0 z-50 mx-auto max-w-4xl rounded-t-soft border border-b-0 border-line bg-sheet p-2 pt-1 shadow-lift"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <div className="flex items-center justify-between pl-2 text-small text-ink-soft">
        <p>InScript. With the arrow keys you go from key to key.</p>
        <IconButton
          label="Close the Odia keyboard"
          onMouseDown={(event) => event.preventDefault()}
          onClick={close}
        >
          <CrossIcon />
        </IconButton>
      </div>
      <div ref={keys} lang="or" className="odia-keys" />
    </section>
  );
}
