import { useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/portal-icons.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useCreateMessage } from './api.ts';
import { texts } from './texts.ts';

/** Creates an empty draft and opens it. */
export function WriteButton() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { run, isBusy } = useAction();
  const { mutateAsync: create } = useCreateMessage();
  const start = () => run(() => create(), { onDone: ({ _id }) => void navigate(paths.message(_id)) });
  return (
    <Button busy={isBusy} onClick={() => void start()}>
      <PlusIcon />
      {t.write}
    </Button>
  );
}
