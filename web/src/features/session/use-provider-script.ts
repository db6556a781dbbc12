import { useCallback, useEffect, useState } from 'react';

const TIMEOUT_MS = 15_000;

type Status = 'loading' | 'ready' | 'failed';

/** Loads the script of the identity provider. */
export function useProviderScript(url: string | undefined): { status: Status; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<Status>('loading');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the same URL again
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
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.onload = () => {
      clearTimeout(timer);
      setStatus(window.google?.accounts?.oauth2 ? 'ready' : 'failed');
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    document.head.append(script);
    return () => {
      clearTimeout(timer);
      script.remove();
    };
  }, [url, attempt]);

  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  return { status, retry };
}
