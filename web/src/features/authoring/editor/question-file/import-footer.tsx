import { MAX_QUESTIONS } from '@sikhya/contract/question-file/checks.ts';
import { formatCount, formatNumber } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { AlertIcon } from '../../../../ui/icons.tsx';
import type { ImportItem, ImportQuestions } from './import-items.ts';

type ImportFooterProps = {
  chosen: readonly ImportItem[];
  /** The number of questions with an error. */
  errorCount: number;
  /** The number of questions in the chapter, which stay when the chosen ones are added. */
  existingCount: number;
  /** The number of questions that a replacement would remove. */
  replacedCount: number;
  isReplacePrimary: boolean;
  onImport: ImportQuestions;
  onClose: () => void;
};

export function ImportFooter(props: ImportFooterProps) {
  const { chosen, errorCount, existingCount, replacedCount, isReplacePrimary, onImport, onClose } = props;
  const canReplace = chosen.length > 0 && chosen.length <= MAX_QUESTIONS;
  const canAdd = chosen.length > 0 && existingCount + chosen.length <= MAX_QUESTIONS;
  const add = (
    <Button
      key="add"
      tone={isReplacePrimary ? 'soft' : 'main'}
      disabled={!canAdd}
      onClick={() => onImport(chosen, 'add')}
    >
      Add {formatCount(chosen.length, 'question')}
    </Button>
  );
  const replace = (
    <Button
      key="replace"
      tone={isReplacePrimary ? 'main' : 'soft'}
      disabled={!canReplace}
      onClick={() => onImport(chosen, 'replace')}
    >
      Replace {formatCount(replacedCount, 'question')}
    </Button>
  );
  return (
    <div className="grid w-full gap-2 sm:gap-3">
      <div aria-live="polite" className="grid gap-1 text-small empty:hidden">
        {errorCount > 0 && (
          <p className="flex gap-1.5 text-wrong">
            <AlertIcon />
            {formatCount(errorCount, 'question needs', 'questions need')} a correction and{' '}
            {errorCount === 1 ? 'is' : 'are'} left out until then.
          </p>
        )}
        {chosen.length > 0 && !canAdd && (
          <p className="flex gap-1.5 text-wrong">
            <AlertIcon />A chapter can have at most {formatNumber(MAX_QUESTIONS)} questions. Adding these
            would make {formatNumber(existingCount + chosen.length)}.
          </p>
        )}
      </div>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:gap-3 sm:justify-end">
        {/* hidden on a phone, which has the close button at the top */}
        <div className={chosen.length > 0 ? 'grid max-sm:hidden' : 'grid'}>
          <Button tone="quiet" onClick={onClose}>
            {chosen.length > 0 ? 'Cancel' : 'Close'}
          </Button>
        </div>
        {chosen.length > 0 && (isReplacePrimary ? [add, replace] : [replace, add])}
      </div>
    </div>
  );
}
