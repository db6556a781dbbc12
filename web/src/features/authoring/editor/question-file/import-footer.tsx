import { MAX_QUESTIONS } from '@sikhya/contract/question-file/checks.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { AlertIcon } from '../../../../ui/icons.tsx';
import type { ImportItem, ImportQuestions } from './import-items.ts';
import { texts } from './texts.ts';

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
  const t = useTexts(texts);
  const canReplace = chosen.length > 0 && chosen.length <= MAX_QUESTIONS;
  const canAdd = chosen.length > 0 && existingCount + chosen.length <= MAX_QUESTIONS;
  const add = (
    <Button
      key="add"
      tone={isReplacePrimary ? 'soft' : 'main'}
      disabled={!canAdd}
      onClick={() => onImport(chosen, 'add')}
    >
      {t.addQuestions({ count: chosen.length })}
    </Button>
  );
  const replace = (
    <Button
      key="replace"
      tone={isReplacePrimary ? 'main' : 'soft'}
      disabled={!canReplace}
      onClick={() => onImport(chosen, 'replace')}
    >
      {t.replaceQuestions({ count: replacedCount })}
    </Button>
  );
  return (
    <div className="grid w-full gap-2 sm:gap-3">
      <div aria-live="polite" className="grid gap-1 text-small empty:hidden">
        {errorCount > 0 && (
          <p className="flex gap-1.5 text-wrong">
            <AlertIcon />
            {t.needCorrection({ count: errorCount })}
          </p>
        )}
        {chosen.length > 0 && !canAdd && (
          <p className="flex gap-1.5 text-wrong">
            <AlertIcon />
            {t.tooMany({ maximum: MAX_QUESTIONS, total: existingCount + chosen.length })}
          </p>
        )}
      </div>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:gap-3 sm:justify-end">
        {/* hidden on a phone, which has the close button at the top */}
        <div className={chosen.length > 0 ? 'grid max-sm:hidden' : 'grid'}>
          <Button tone="quiet" onClick={onClose}>
            {chosen.length > 0 ? t.cancel : t.close}
          </Button>
        </div>
        {chosen.length > 0 && (isReplacePrimary ? [add, replace] : [replace, add])}
      </div>
    </div>
  );
}
