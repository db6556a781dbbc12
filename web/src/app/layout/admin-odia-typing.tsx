import { useSyncExternalStore } from 'react';
import { OdiaTyping } from '../../features/odia-typing/odia-typing.tsx';
import { getOdiaSuggestionTexts, onOdiaSuggestionTextsChange } from '../../lib/odia-suggestion-texts.ts';

/** Odia typing that also suggests the words on the screen. */
export default function AdminOdiaTyping() {
  return (
    <OdiaTyping extraWords={useSyncExternalStore(onOdiaSuggestionTextsChange, getOdiaSuggestionTexts)} />
  );
}
