import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { AlertIcon } from '../../../ui/icons.tsx';
import { useEditor } from './editor-context.tsx';

/** What keeps the course from being saved, and the way to it. */
export function FaultSummary() {
  const { faults, dispatch } = useEditor();
  const [first, ...others] = faults.values();
  if (!first) return null;
  return (
    <div role="alert" className="flex items-center gap-3 rounded-soft bg-wrong-soft px-3 py-2 text-wrong">
      <AlertIcon />
      <p className="min-w-0 grow first-letter:uppercase">
        {first.sentence}
        {others.length > 0 && ` (and ${formatCount(others.length, 'more', 'more')})`}
      </p>
      <Button tone="quiet" size="small" onClick={() => dispatch({ type: 'fault opened' })}>
        Go to it
      </Button>
    </div>
  );
}
