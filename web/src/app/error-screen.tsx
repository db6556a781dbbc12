import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { LocaleProvider, useTexts } from '../language/locale.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureText } from '../ui/failure-text.tsx';
import { texts as uiTexts } from '../ui/texts.ts';
import { isServerReachable } from './connection.ts';
import { reloadOnce, ScreenLoadError } from './load-screen.ts';
import { texts } from './texts.ts';

/** Shown when a screen fails to render or to load. It may stand in place of the root, which sets the language. */
export function ErrorScreen() {
  const { pathname } = useLocation();
  return (
    <LocaleProvider pathname={pathname}>
      <Failure />
    </LocaleProvider>
  );
}

function Failure() {
  const t = useTexts(texts);
  const { tryAgain: tryAgainLabel } = useTexts(uiTexts);
  const error = useRouteError();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    if (error instanceof ScreenLoadError) reloadOnce();
  }, [error]);
  // without a connection a reload would show only the browser's error page
  const tryAgain = async () => {
    if (await isServerReachable()) window.location.reload();
    else setOffline(true);
  };
  return (
    <main id="main" className="page py-20">
      <EmptyState
        heading="h1"
        title={t.somethingWentWrong}
        action={<Button onClick={() => void tryAgain()}>{tryAgainLabel}</Button>}
      >
        <FailureText error={error instanceof Error ? error : null} text={t.ourFault} />
        <span role="status" className="block">
          {isOffline && t.stillOffline}
        </span>
      </EmptyState>
    </main>
  );
}
