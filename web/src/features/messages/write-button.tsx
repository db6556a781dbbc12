import { useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { PlusIcon } from '../../ui/portal-icons.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCreateMessage } from './api.ts';
import { texts } from './texts.ts';

/** Creates an empty draft and opens it. */
export function WriteButton() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const toast = useToast();
  const creation = useCreateMessage();
  const start = () =>
    creation.mutate(undefined, {
      onSuccess: ({ _id }) => void navigate(paths.message(_id)),
      onError: (error) => toast({ text: <FailureText error={error} />, tone: 'wrong' }),
    });
  return (
    <Button busy={creation.isPending} onClick={start}>
      <PlusIcon />
      {t.write}
    </Button>
  );
}
