import { openFile } from '@sikhya/contract/files.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { call } from '../../lib/call.ts';
import { TranslatedError } from '../../lib/translated-error.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { EyeIcon } from '../../ui/icons.tsx';
import { useToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

type ViewDocumentProps = { url: string; label: string; name?: string };

/** A button that opens a stored PDF in a new tab. */
export function ViewDocument({ url, label, name }: ViewDocumentProps) {
  const toast = useToast();
  const view = () =>
    void openDocument(url).catch((error: Error) =>
      toast({ text: <FailureText error={error} />, tone: 'wrong' }),
    );
  return (
    <Button tone="quiet" size="small" aria-label={name} onClick={view}>
      <EyeIcon />
      {label}
    </Button>
  );
}

/** Opens the tab before the request, because browsers block tabs that are opened after a click has been handled. */
async function openDocument(fileUrl: string): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab) throw new TranslatedError(message(texts.tabBlocked));
  tab.opener = null;
  try {
    const { url } = await call(openFile, { body: { fileUrl } });
    tab.location.replace(new URL(url, window.location.origin));
  } catch (error) {
    tab.close();
    throw error;
  }
}
