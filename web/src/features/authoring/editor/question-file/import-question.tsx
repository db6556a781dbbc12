import { memo, useEffect, useRef } from 'react';
import { getLang } from '../../../../lib/odia.ts';
import { Button } from '../../../../ui/button.tsx';
import { AlertIcon, EditIcon, TickIcon, TrashIcon, UndoIcon } from '../../../../ui/icons.tsx';
import type { Assessment } from './assess.ts';
import { type ImportItem, type ItemChange, OPTION_LETTERS } from './import-items.ts';
import { ImportQuestionForm } from './import-question-form.tsx';

type ImportQuestionProps = {
  item: ImportItem;
  error: Assessment['error'];
  /** One string, so that memo can compare it. */
  warnings: string;
  isOpen: boolean;
  onOpen: (key: number | null) => void;
  onChange: (change: ItemChange) => void;
};

/** One question of the preview, either as text or as a form. */
export const ImportQuestion = memo(function ImportQuestion(props: ImportQuestionProps) {
  const { item, error, warnings, isOpen, onOpen, onChange } = props;
  const editButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) editButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const name = `question ${item.key + 1}`;
  return (
    <li
      aria-label={`Question ${item.key + 1}`}
      className={`rounded-soft border p-3 sm:p-4 ${error && !item.isLeftOut ? 'border-wrong' : 'border-line'}`}
    >
      {isOpen ? (
        <ImportQuestionForm item={item} onChange={onChange} onDone={() => onOpen(null)} />
      ) : (
        <div className={item.isLeftOut ? 'opacity-60' : ''}>
          <QuestionText item={item} />
        </div>
      )}
      <Problems error={item.isLeftOut ? undefined : error} warnings={item.isLeftOut ? '' : warnings} />
      {!isOpen && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button
            ref={editButton}
            tone="quiet"
            size="small"
            aria-label={`Edit ${name}`}
            onClick={() => onOpen(item.key)}
          >
            <EditIcon />
            Edit
          </Button>
          <Button
            tone="quiet"
            size="small"
            aria-label={`${item.isLeftOut ? 'Put back' : 'Leave out'} ${name}`}
            onClick={() => onChange({ type: 'left out', key: item.key, isLeftOut: !item.isLeftOut })}
          >
            {item.isLeftOut ? <UndoIcon /> : <TrashIcon />}
            {item.isLeftOut ? 'Put back' : 'Leave out'}
          </Button>
          <span className="text-small text-ink-soft tabular-nums">Line {item.line}</span>
          {item.isLeftOut && <span className="text-small font-semibold text-ink-soft">Left out</span>}
        </div>
      )}
    </li>
  );
});

function QuestionText({
  item: { key, question, options, correctAnswer, explanation },
}: {
  item: ImportItem;
}) {
  return (
    <>
      <p lang={getLang(question)} className="font-semibold whitespace-pre-line wrap-anywhere">
        {key + 1}. {question}
      </p>
      <ol className="mt-2 grid gap-1 sm:grid-cols-2 sm:gap-x-4">
        {options.map((option, index) => {
          const isCorrect = index === correctAnswer;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by their index
              key={index}
              className={`flex min-w-0 gap-2 ${isCorrect ? 'font-semibold text-(--color-right)' : ''}`}
            >
              <span className="shrink-0">{OPTION_LETTERS[index]}.</span>
              <span lang={getLang(option)} className="min-w-0 whitespace-pre-line wrap-anywhere">
                {option}
              </span>
              {isCorrect && (
                <>
                  <TickIcon />
                  <span className="sr-only">correct answer</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {explanation !== '' && (
        <p
          lang={getLang(explanation)}
          className="mt-2 text-small whitespace-pre-line wrap-anywhere text-ink-soft"
        >
          Explanation: {explanation}
        </p>
      )}
    </>
  );
}

function Problems({ error, warnings }: { error: string | undefined; warnings: string }) {
  if (!error && warnings === '') return null;
  return (
    <ul className="mt-2 grid gap-1 text-small">
      {error && (
        <li className="flex gap-1.5 text-wrong">
          <AlertIcon />
          {error}
        </li>
      )}
      {warnings !== '' &&
        warnings.split('\n').map((warning) => (
          <li key={warning} className="flex gap-1.5 text-marigold-ink">
            <AlertIcon />
            {warning}
          </li>
        ))}
    </ul>
  );
}
