import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../language/locale.tsx';
import { texts } from './texts.ts';
import { TypingErrorBoundary } from './typing-error-boundary.tsx';
import type { SessionProps } from './typing-session.tsx';
import { TypingSwitch } from './typing-switch.tsx';
import { useActiveFieldKind } from './use-active-field-kind.ts';
import { useOdiaTypingSetting } from './use-odia-typing-setting.ts';
import { useTouchDevice } from './use-touch-device.ts';

type OdiaTypingProps = {
  /** Words of the current screen, which become candidates in addition to those of the lexicon and all courses. */
  extraWords?: readonly string[];
};

/** Adds Odia typing to every text field of the page. Mount it once. Its code is loaded when it is switched on. */
export function OdiaTyping(props: OdiaTypingProps) {
  return useTouchDevice() ? null : <OdiaTypingControls {...props} />;
}

const NO_WORDS: readonly string[] = [];

function OdiaTypingControls({ extraWords = NO_WORDS }: OdiaTypingProps) {
  const t = useTexts(texts);
  const kind = useActiveFieldKind();
  const [isChosen, setChosen] = useOdiaTypingSetting(kind);
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isOn = isChosen && !hasFailed;
  const fail = () => {
    // in Odia fields it is tried again on the next page, because nobody has switched it on
    if (kind === 'any') setChosen(false);
    setReady(false);
    setFailed(true);
  };
  const toggle = () => {
    setChosen(!isOn);
    setReady(false);
    setFailed(false);
  };
  const Session = useLazySession(isOn, fail);
  useShortcut(toggle);
  return createPortal(
    // an open dialog hides everything outside it from screen readers, except elements with aria-live
    <section
      aria-label={t.odiaTyping}
      data-above-modal
      data-odia-typing
      aria-live="off"
      className="contents"
      // an open dialog must not see the press, because it would close on a press outside itself
      onPointerDown={(event) => event.stopPropagation()}
    >
      <div className="pointer-events-auto fixed top-[36dvh] right-0 z-50 grid justify-items-end gap-1">
        <TypingSwitch
          isOn={isOn}
          isLoading={isOn && !isReady}
          notice={hasFailed ? t.loadFailed : ''}
          onToggle={toggle}
        />
        {isOn && Session && (
          <TypingErrorBoundary onFailure={fail}>
            <Session extraWords={extraWords} onReady={() => setReady(true)} onFailure={fail} />
          </TypingErrorBoundary>
        )}
      </div>
    </section>,
    document.body,
  );
}

const loadSession = () => import('./typing-session.tsx');

function useLazySession(isOn: boolean, fail: () => void): ComponentType<SessionProps> | null {
  const [Session, setSession] = useState<ComponentType<SessionProps> | null>(null);
  const onFailure = useEffectEvent(fail);
  useEffect(() => {
    if (!isOn || Session) return;
    let isCancelled = false;
    loadSession().then(
      (module) => !isCancelled && setSession(() => module.TypingSession),
      () => !isCancelled && onFailure(),
    );
    return () => {
      isCancelled = true;
    };
  }, [isOn, Session]);
  return Session;
}

/** Ctrl+G, as in other Odia input methods. */
function useShortcut(toggle: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey || event.altKey || event.shiftKey || event.metaKey || event.code !== 'KeyG') return;
    event.preventDefault();
    if (!event.repeat) toggle();
  });
  // the key works as soon as the switch is visible
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
