import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { SignInAlert } from './sign-in-alert.tsx';
import { texts } from './texts.ts';
import type { useProviderScript } from './use-provider-script.ts';

/** Says that the identity provider could not be reached, and offers to try again. */
export function ProviderScriptAlert({ script }: { script: ReturnType<typeof useProviderScript> }) {
  const t = useTexts(texts);
  const { tryAgain } = useTexts(uiTexts);
  if (script.status !== 'failed') return null;
  const retry = (
    <Button tone="quiet" onClick={script.retry}>
      {tryAgain}
    </Button>
  );
  return <SignInAlert action={retry}>{t.scriptFailed}</SignInAlert>;
}
