import { MOST_QUESTIONS } from '@sikhya/contract/question-file/checks.ts';
import { formatCount, formatNumber } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { AlertIcon } from '../../../../ui/icons.tsx';
import type { ImportItem, ImportQuestions } from './import-items.ts';

type FooterProps = {
  chosen: readonly ImportItem[];
  /** Questions that cannot be saved as they are. */
  faulty: number;
  /** How many questions stay when the chosen ones are added. */
  kept: number;
  replaced: number;
  isReplaceMain: boolean;
  onImport: ImportQuestions;
  onClose: () => void;
};

export function ImportFooter(props: FooterProps) {
  const { chosen, faulty, kept, replaced, isReplaceMain, onImport, onClose } = props;
  const canReplace = chosen.length > 0 && chosen.length <= MOST_QUESTIONS;
  const canAdd = chosen.length > 0 && kept + chosen.length <= MOST_QUESTIONS;
  const add = (
    <Button
      key="add"
      tone={isReplaceMain ? 'soft' : 'main'}
      disabled={!canAdd}
      onClick={() => onImport(chosen, 'add')}
    >
      Add {formatCount(chosen.length, 'question')}
    </Button>
  );
  const replace = (
    <Button
      key="replace"
      tone={isReplaceMain ? 'main' : 'soft'}
      disabled={!canReplace}
      onClick={() => onImport(chosen, 'replace')}
    >
      Replace {formatCount(replaced, 'question')}
    </Button>
  );
  return (
    <div className="grid w-full gap-2 sm:gap-3">
      <div aria-live="polite" className="grid gap-1 text-small empty:hidden">
        {faulty > 0 && (
          <p className="flex gap-1.5 text-wrong">
            <AlertIcon />
            {formatCount(faulty, 'question needs', 'questions need')} a correction and{' '}
            {faulty === 1 ? 'is' : 'are'} left out until then.
          </p>
        )}
        {chosen.length > 0 && !canAdd && (
          <p className="flex gap-1.5 text-wrong">
            <AlertIcon />A chapter holds at most {formatNumber(MOST_QUESTIONS)} questions. Adding these would
            make {formatNumber(kept + chosen.length)}.
          </p>
        )}
      </div>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:gap-3 sm:justify-end">
        {/* a phone needs the room, and has the cross above */}
        <div className={chosen.length > 0 ? 'grid max-sm:hidden' : 'grid'}>
          <Button tone="quiet" onClick={onClose}>
            {chosen.length > 0 ? 'Cancel' : 'Close'}
          </Button>
        </div>
        {chosen.length > 0 && (isReplaceMain ? [add, replace] : [replace, add])}
      </div>
    </div>
  );
}
