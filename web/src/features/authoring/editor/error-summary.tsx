import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { AlertIcon } from '../../../ui/icons.tsx';
import { useEditor } from './editor-context.tsx';

/** Shows the first error of the form, with a button that opens its field. */
export function ErrorSummary() {
  const { errors, dispatch } = useEditor();
  const [first, ...others] = errors.values();
  if (!first) return null;
  return (
    <div role="alert" className="flex items-center gap-3 rounded-soft bg-wrong-soft px-3 py-2 text-wrong">
      <AlertIcon />
      <p className="min-w-0 grow first-letter:uppercase">
        {first.fullMessage}
        {others.length > 0 && ` (and ${formatCount(others.length, 'more', 'more')})`}
      </p>
      <Button tone="quiet" size="small" onClick={() => dispatch({ type: 'first error opened' })}>
        Go to it
      </Button>
    </div>
  );
}
