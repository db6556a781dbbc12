import { useState } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { texts } from '../texts.ts';
import type { TourPlayer } from './tour-player.tsx';

const loadPlayer = () => import('./tour-player.tsx');

/** Loads the tour when it is pressed, because few visitors watch it. */
export function TourButton() {
  const t = useTexts(texts);
  const { loadFailed } = useTexts(uiTexts);
  const [Player, setPlayer] = useState<typeof TourPlayer>();
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const open = () => {
    setState('loading');
    loadPlayer().then(
      (module) => {
        setPlayer(() => module.TourPlayer);
        setState('open');
      },
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button tone="quiet" busy={state === 'loading'} onClick={open}>
        {t.watchDemo}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="basis-full text-wrong">
          {loadFailed}
        </p>
      )}
      {Player && <Player open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
