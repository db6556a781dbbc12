import { useState } from 'react';
import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Attempt } from '../attempt/attempt.ts';
import { texts } from '../texts.ts';
import { Legend } from './legend.tsx';
import { getQuestionStatus, STATUS_CLASSES, STATUS_TEXTS } from './question-status.ts';

/** The buttons shown at once: thousands would render slowly on a phone. */
const BLOCK_SIZE = 100;

type PaletteProps = { attempt: Attempt; current: number; onGo: (question: number) => void };

/** The numbers of all questions; colour and shape show the status of each. */
export function Palette({ attempt, current, onGo }: PaletteProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const total = attempt.answers.length;
  const [chosen, setChosen] = useState<{ block: number; question: number } | null>(null);
  // A chosen block is shown until the student moves to another question.
  const block = chosen?.question === current ? chosen.block : Math.floor(current / BLOCK_SIZE);
  const first = block * BLOCK_SIZE;
  const questions = Array.from({ length: Math.min(BLOCK_SIZE, total - first) }, (_, index) => first + index);
  return (
    <nav aria-label={t.questions} className="grid gap-4">
      {total > BLOCK_SIZE && (
        <Select
          aria-label={t.questionsShown}
          value={block}
          onChange={({ target }) => setChosen({ block: Number(target.value), question: current })}
        >
          {Array.from({ length: Math.ceil(total / BLOCK_SIZE) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its index
            <option key={index} value={index}>
              {t.questionRange({
                from: index * BLOCK_SIZE + 1,
                to: Math.min(total, (index + 1) * BLOCK_SIZE),
              })}
            </option>
          ))}
        </Select>
      )}
      <ol className="-mx-1.5 -mb-1.5 grid max-h-[50dvh] grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2 overflow-y-auto p-1.5">
        {questions.map((question) => {
          const status = getQuestionStatus(attempt, question);
          return (
            <li key={question}>
              <button
                type="button"
                aria-label={t[STATUS_TEXTS[status]]({ number: question + 1 })}
                aria-current={question === current ? 'step' : undefined}
                onClick={() => onGo(question)}
                className={`grid h-11 w-full place-items-center border font-semibold tabular-nums transition-colors aria-[current]:ring-2 aria-[current]:ring-indigo aria-[current]:ring-offset-2 aria-[current]:ring-offset-sheet forced-colors:aria-[current]:outline-3 ${STATUS_CLASSES[status]}`}
              >
                {format.number(question + 1)}
              </button>
            </li>
          );
        })}
      </ol>
      <Legend attempt={attempt} />
    </nav>
  );
}
