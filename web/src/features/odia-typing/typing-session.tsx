import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { courseWordsQuery } from './api.ts';
import { CandidateList } from './composition/candidate-list.tsx';
import { useComboboxAttributes } from './composition/combobox-attributes.ts';
import { Composer } from './composition/composer.ts';
import { type Engine, loadEngine } from './engine.ts';
import { KeyboardButton } from './keyboard/keyboard-button.tsx';
import { odiaFont } from './odia-font.ts';
import { useWrittenField } from './written-field.ts';

const ScreenKeyboard = lazy(() => import('./keyboard/screen-keyboard.tsx'));

export type SessionProps = { extraWords: readonly string[]; onReady: () => void; onFailure: () => void };

/** All that is there while Odia typing is on. */
export function TypingSession({ extraWords, onReady, onFailure }: SessionProps) {
  const engine = useEngine(onReady, onFailure);
  const writtenField = useWrittenField();
  const [keyboard, setKeyboard] = useState<'hidden' | 'shown' | 'focused'>('hidden');
  const isShown = keyboard !== 'hidden';
  const { data: courseWords } = useQuery(courseWordsQuery);
  useEffect(() => engine?.addWords(extraWords), [engine, extraWords]);
  useEffect(() => engine?.addWords(courseWords ?? []), [engine, courseWords]);
  return (
    <>
      <KeyboardButton
        shown={isShown}
        onToggle={(byKeyboard) => setKeyboard(isShown ? 'hidden' : byKeyboard ? 'focused' : 'shown')}
      />
      {engine && <Composing engine={engine} />}
      {engine && isShown && (
        <Suspense>
          <ScreenKeyboard
            writtenField={writtenField}
            takesFocus={keyboard === 'focused'}
            onClose={() => setKeyboard('hidden')}
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
    let isWanted = true;
    Promise.all([loadEngine(), odiaFont()]).then(
      ([loaded]) => isWanted && onReady(loaded),
      () => isWanted && onFailure(),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return engine;
}

function Composing({ engine }: { engine: Engine }) {
  const [composer] = useState(() => new Composer(engine.candidates));
  useEffect(() => composer.start(), [composer]);
  const composition = useSyncExternalStore(composer.watch, composer.current);
  useComboboxAttributes(composition);
  return (
    <>
      {composition && <CandidateList composition={composition} />}
      {/* heard inside dialogs too, where a list outside them is not */}
      <p aria-live="polite" className="sr-only">
        {composition ? composition.offered[composition.highlighted] : ''}
      </p>
    </>
  );
}
