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
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-soft border border-wrong bg-wrong-soft p-4 text-wrong"
    >
      <AlertIcon />
      <p className="min-w-0 grow first-letter:uppercase">
        {first.sentence}
        {others.length > 0 &&
          `, and ${formatCount(others.length, 'more field is', 'more fields are')} not right`}
      </p>
      <Button
        tone="quiet"
        size="small"
        onClick={() => dispatch({ type: 'faults found', faults: [first, ...others] })}
      >
        Go to it
      </Button>
    </div>
  );
}
