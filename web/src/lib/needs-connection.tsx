import { useTexts } from '../language/locale.tsx';
import { texts } from './texts.ts';
import { useIsOnline } from './use-is-online.ts';

/**
 * For the label of a button whose action needs the server: says so while the device is offline. The button still works,
 * because devices are often wrong about their connection.
 */
export function NeedsConnection() {
  const t = useTexts(texts);
  return useIsOnline() ? null : <span className="font-normal whitespace-normal">{t.needsConnection}</span>;
}

/** Completes the `aria-label` of such a button, because it replaces the visible label for screen readers. */
export function useLabelThatNeedsConnection(label: string): string {
  const t = useTexts(texts);
  return useIsOnline() ? label : `${label} ${t.needsConnection}`;
}
