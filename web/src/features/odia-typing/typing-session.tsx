import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { courseWordsQuery } from './api.ts';
import { CandidateList } from './composition/candidate-list.tsx';
import { Composer } from './composition/composer.ts';
import { type Field, getFieldKind } from './composition/field.ts';
import { useComboboxAttributes } from './composition/use-combobox-attributes.ts';
import { type Engine, loadEngine } from './engine.ts';
import { KeyboardButton } from './keyboard/keyboard-button.tsx';
import { loadOdiaFont } from './load-odia-font.ts';
import { useActiveField } from './use-active-field.ts';
import { readSetting } from './use-odia-typing-setting.ts';

const ScreenKeyboard = lazy(() => import('./keyboard/screen-keyboard.tsx'));

export type SessionProps = { extraWords: readonly string[]; onReady: () => void; onFailure: () => void };

/** Everything that is mounted while Odia typing is on. */
export function TypingSession({ extraWords, onReady, onFailure }: SessionProps) {
  const engine = useEngine(onReady, onFailure);
  const activeField = useActiveField();
  const [keyboard, setKeyboard] = useState<'closed' | 'open' | 'focused'>('closed');
  const isKeyboardOpen = keyboard !== 'closed';
  const { data: courseWords } = useQuery(courseWordsQuery);
  useEffect(() => engine?.addWords(extraWords), [engine, extraWords]);
  useEffect(() => engine?.addWords(courseWords ?? []), [engine, courseWords]);
  return (
    <>
      <KeyboardButton
        isOpen={isKeyboardOpen}
        onToggle={(isByKeyboard) =>
          setKeyboard(isKeyboardOpen ? 'closed' : isByKeyboard ? 'focused' : 'open')
        }
      />
      {engine && <TypingComposer engine={engine} />}
      {engine && isKeyboardOpen && (
        <Suspense>
          <ScreenKeyboard
            activeField={activeField}
            takesFocus={keyboard === 'focused'}
            onClose={() => setKeyboard('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

function useEngine(ready: () => void, fail: () => void): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  const onReady = useEffectEvent((loaded: Engine) => {
    setEngine(loaded);
    ready();
  });
  const onFailure = useEffectEvent(fail);
  useEffect(() => {
    let isCancelled = false;
    Promise.all([loadEngine(), loadOdiaFont()]).then(
      ([loaded]) => !isCancelled && onReady(loaded),
      () => !isCancelled && onFailure(),
    );
    return () => {
      isCancelled = true;
    };
  }, []);
  return engine;
}

const isTypingOn = (field: Field) => readSetting(getFieldKind(field));

function TypingComposer({ engine }: { engine: Engine }) {
  const [composer] = useState(() => new Composer(engine.finder, isTypingOn));
  useEffect(() => composer.start(), [composer]);
  const composition = useSyncExternalStore(composer.subscribe, composer.getComposition);
  useComboboxAttributes(composition);
  return (
    <>
      {composition && <CandidateList composition={composition} />}
      {/* screen readers announce this inside dialogs too, where they cannot reach the list */}
      <p aria-live="polite" className="sr-only">
        {composition ? composition.candidates[composition.highlighted] : ''}
      </p>
    </>
  );
}
