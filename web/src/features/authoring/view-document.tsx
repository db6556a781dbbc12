import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { EyeIcon } from '../../ui/icons.tsx';
import { useToast } from '../../ui/toast.tsx';
import { openDocument } from './open-document.ts';

type ViewDocumentProps = { url: string; label: string; name?: string };

/** Opens a stored PDF beside the page. */
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
