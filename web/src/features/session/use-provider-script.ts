import { useCallback, useEffect, useState } from 'react';

const PATIENCE_MS = 15_000;

type Status = 'loading' | 'ready' | 'failed';

/** Loads the identity provider's script, whichever provider it is, and says how far that is. */
export function useProviderScript(url: string | undefined): { status: Status; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<Status>('loading');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same address anew
  useEffect(() => {
    if (!url) return;
    if (window.google?.accounts?.oauth2) {
      setStatus('ready');
      return;
    }
    setStatus('loading');
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    const fail = () => setStatus('failed');
    const late = setTimeout(fail, PATIENCE_MS);
    script.onload = () => {
      clearTimeout(late);
      setStatus(window.google?.accounts?.oauth2 ? 'ready' : 'failed');
    };
    script.onerror = () => {
      clearTimeout(late);
      fail();
    };
    document.head.append(script);
    return () => {
      clearTimeout(late);
      script.remove();
    };
  }, [url, attempt]);

  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  return { status, retry };
}
