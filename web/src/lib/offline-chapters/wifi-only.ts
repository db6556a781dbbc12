import { readStorage, writeStorage } from '../browser-storage.ts';

type Connection = EventTarget & { type?: string };

const KEY = 'chapters-on-wifi-only';

const getConnection = () => (navigator as { connection?: Connection }).connection;

/** Whether the browser tells Wi-Fi and mobile data apart. */
export const knowsConnectionType = (): boolean => getConnection()?.type !== undefined;

export const isWifiOnly = (): boolean => readStorage('localStorage', KEY) !== null;

export const setWifiOnly = (isOn: boolean): void => writeStorage('localStorage', KEY, isOn ? '1' : null);

/** Whether a download has to wait for Wi-Fi. */
export const mustWaitForWifi = (): boolean => isWifiOnly() && getConnection()?.type === 'cellular';

/** Returns a function that unsubscribes. */
export function onConnectionChange(listener: () => void): () => void {
  const connection = getConnection();
  connection?.addEventListener?.('change', listener);
  return () => connection?.removeEventListener?.('change', listener);
}
