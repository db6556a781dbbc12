import { readStorage, writeStorage } from '../../lib/browser-storage.ts';

/** The event of Chromium that opens the install sheet. Other browsers have none. */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

declare global {
  interface Window {
    /** The event that public/early.js has kept, because it may come before the app's code. */
    installPrompt?: InstallPrompt | undefined;
  }
}

const KEY = 'install-hint';
const QUIET_MS = 90 * 24 * 3600 * 1000;

/** Whether the browser offers to install the app and the person has not answered the hint for a while. */
export function canOfferInstall(): boolean {
  const answeredAt = Number(readStorage('localStorage', KEY) ?? 0);
  return window.installPrompt !== undefined && Date.now() - answeredAt > QUIET_MS;
}

/** Returns a function that unsubscribes. */
export function onInstallPromptChange(listener: () => void): () => void {
  const events = ['beforeinstallprompt', 'appinstalled'] as const;
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

/** Without storage the hint comes again with the next passed test. */
export function dismissInstall(): void {
  writeStorage('localStorage', KEY, String(Date.now()));
}

/** Opens the install sheet of the browser. The event works only once. */
export async function openInstallSheet(): Promise<void> {
  const { installPrompt } = window;
  window.installPrompt = undefined;
  await installPrompt?.prompt();
}
