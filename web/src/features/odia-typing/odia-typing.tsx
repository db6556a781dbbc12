import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOdiaChoice } from './choice.ts';
import { SafeAside } from './safe-aside.tsx';
import { Switch } from './switch.tsx';
import { useTouchDevice } from './touch-device.ts';
import type { SessionProps } from './typing-session.tsx';

type OdiaTypingProps = {
  /** Words of what is on the screen, beside those of all courses; they are offered like our own. */
  extraWords?: readonly string[];
};

/** Odia for every text field of the page. To be mounted once; whatever is heavy comes when it is switched on. */
export function OdiaTyping(props: OdiaTypingProps) {
  return useTouchDevice() ? null : <Switchable {...props} />;
}

const NO_WORDS: readonly string[] = [];

function Switchable({ extraWords = NO_WORDS }: OdiaTypingProps) {
  const [on, setOn] = useOdiaChoice();
  const [ready, setReady] = useState(false);
  const [notice, setNotice] = useState('');
  const choose = (nowOn: boolean, said: string) => {
    setOn(nowOn);
    setReady(false);
    setNotice(said);
  };
  const fail = () => choose(false, 'Odia typing could not be loaded. Check your connection and try again.');
  const toggle = () => choose(!on, '');
  const Session = useSession(on, fail);
  useShortcut(toggle);
  return createPortal(
    // an open dialog hides all but itself from screen readers, except what is marked as live
    <section
      aria-label="Odia typing"
      data-above-modal
      aria-live="off"
      className="contents"
      // by the time a dialog asks whether this was pressed beside it, the pressed thing may be gone
      onPointerDown={(event) => event.stopPropagation()}
    >
      <div className="pointer-events-auto fixed top-[36dvh] right-0 z-50 grid justify-items-end gap-1">
        <Switch on={on} loading={on && !ready} notice={notice} onToggle={toggle} />
        {on && Session && (
          <SafeAside onFailure={fail}>
            <Session extraWords={extraWords} onReady={() => setReady(true)} onFailure={fail} />
          </SafeAside>
        )}
      </div>
    </section>,
    document.body,
  );
}

function useSession(on: boolean, fail: () => void): ComponentType<SessionProps> | null {
  const [Session, setSession] = useState<ComponentType<SessionProps> | null>(null);
  const onFailure = useEffectEvent(fail);
  useEffect(() => {
    if (!on || Session) return;
    let isWanted = true;
    import('./typing-session.tsx').then(
      (module) => isWanted && setSession(() => module.TypingSession),
      () => isWanted && onFailure(),
    );
    return () => {
      isWanted = false;
    };
  }, [on, Session]);
  return Session;
}

/** Ctrl+G, which those who know other Odia keyboards have in their fingers. */
function useShortcut(toggle: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey || event.altKey || event.shiftKey || event.metaKey || event.code !== 'KeyG') return;
    event.preventDefault();
    if (!event.repeat) toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
