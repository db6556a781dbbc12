import { memo, useEffect, useRef } from 'react';
import { useFormatter } from '../../../../language/formatter.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { Button } from '../../../../ui/button.tsx';
import { AlertIcon, TickIcon } from '../../../../ui/icons.tsx';
import { EditIcon, TrashIcon, UndoIcon } from '../../../../ui/portal-icons.tsx';
import { type ImportItem, type ItemChange, OPTION_LETTERS } from './import-items.ts';
import { ImportQuestionForm } from './import-question-form.tsx';
import { texts } from './texts.ts';

type ImportQuestionProps = {
  item: ImportItem;
  /** Why it cannot be saved; '' when it can. */
  error: string;
  /** One string, so that memo can compare it. */
  warnings: string;
  isOpen: boolean;
  onOpen: (key: number | null) => void;
  onChange: (change: ItemChange) => void;
};

/** One question of the preview, either as text or as a form. */
export const ImportQuestion = memo(function ImportQuestion(props: ImportQuestionProps) {
  const { item, error, warnings, isOpen, onOpen, onChange } = props;
  const t = useTexts(texts);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) editButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const number = item.key + 1;
  return (
    <li
      aria-label={t.question({ number })}
      className={`rounded-soft border p-3 sm:p-4 ${error && !item.isLeftOut ? 'border-wrong' : 'border-line'}`}
    >
      {isOpen ? (
        <ImportQuestionForm item={item} onChange={onChange} onDone={() => onOpen(null)} />
      ) : (
        <div className={item.isLeftOut ? 'opacity-60' : ''}>
          <QuestionText item={item} />
        </div>
      )}
      <Problems error={item.isLeftOut ? '' : error} warnings={item.isLeftOut ? '' : warnings} />
      {!isOpen && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button
            ref={editButton}
            tone="quiet"
            size="small"
            aria-label={t.editQuestion({ number })}
            onClick={() => onOpen(item.key)}
          >
            <EditIcon />
            {t.edit}
          </Button>
          <Button
            tone="quiet"
            size="small"
            aria-label={item.isLeftOut ? t.putBackQuestion({ number }) : t.leaveOutQuestion({ number })}
            onClick={() => onChange({ type: 'left out', key: item.key, isLeftOut: !item.isLeftOut })}
          >
            {item.isLeftOut ? <UndoIcon /> : <TrashIcon />}
            {item.isLeftOut ? t.putBack : t.leaveOut}
          </Button>
          <span className="text-small text-ink-soft tabular-nums">{t.line({ number: item.line })}</span>
          {item.isLeftOut && <span className="text-small font-semibold text-ink-soft">{t.leftOut}</span>}
        </div>
      )}
    </li>
  );
});

/** The question, and its Odia version beside or below it. */
function QuestionText({ item: { key, correctAnswer, odia, ...question } }: { item: ImportItem }) {
  return (
    <div className={odia ? 'grid gap-4 lg:grid-cols-2' : ''}>
      <VersionText version={question} number={key + 1} correctAnswer={correctAnswer} />
      {odia && <VersionText version={odia} number={key + 1} correctAnswer={correctAnswer} />}
    </div>
  );
}

type VersionTextProps = {
  version: Pick<ImportItem, 'question' | 'options' | 'explanation'>;
  number: number;
  correctAnswer: number;
};

function VersionText({ version, number, correctAnswer }: VersionTextProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { question, options, explanation } = version;
  return (
    <div className="min-w-0">
      <p lang={getLang(question)} className="font-semibold whitespace-pre-line wrap-anywhere">
        {format.number(number)}. {question}
      </p>
      <ol className="mt-2 grid gap-1 sm:grid-cols-2 sm:gap-x-4">
        {options.map((option, index) => (
          <OptionText
            // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by their index
            key={index}
            letter={OPTION_LETTERS[index] ?? ''}
            text={option}
            isCorrect={index === correctAnswer}
          />
        ))}
      </ol>
      {explanation !== '' && (
        <p
          lang={getLang(explanation)}
          className="mt-2 text-small whitespace-pre-line wrap-anywhere text-ink-soft"
        >
          {t.explanationText({ text: explanation })}
        </p>
      )}
    </div>
  );
}

type OptionTextProps = { letter: string; text: string; isCorrect: boolean };

function OptionText({ letter, text, isCorrect }: OptionTextProps) {
  const t = useTexts(texts);
  return (
    <li className={`flex min-w-0 gap-2 ${isCorrect ? 'font-semibold text-(--color-right)' : ''}`}>
      <span className="shrink-0">{letter}.</span>
      <span lang={getLang(text)} className="min-w-0 whitespace-pre-line wrap-anywhere">
        {text}
      </span>
      {isCorrect && (
        <>
          <TickIcon />
          <span className="sr-only">{t.correctAnswer}</span>
        </>
      )}
    </li>
  );
}

function Problems({ error, warnings }: { error: string; warnings: string }) {
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
