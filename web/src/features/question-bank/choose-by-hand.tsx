import { toDuplicateKey } from '@sikhya/contract/course-checks.ts';
import type { BankQuestion } from '@sikhya/contract/question-bank.ts';
import { useMemo, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import type { InExam } from './add-from-bank.tsx';
import type { BankFilter } from './api.ts';
import { BankFilters } from './bank-filters.tsx';
import { BankList } from './bank-list.tsx';
import { texts } from './texts.ts';

type ChooseByHandProps = {
  inExam: InExam;
  chosen: readonly BankQuestion[];
  onChoose: (chosen: readonly BankQuestion[]) => void;
  onAdd: (questions: readonly BankQuestion[]) => void;
};

export function ChooseByHand({ inExam, chosen, onChoose, onAdd }: ChooseByHandProps) {
  const t = useTexts(texts);
  const [filter, setFilter] = useState<BankFilter>({});
  const isTaken = useIsTaken(inExam);
  const toggle = (question: BankQuestion) =>
    onChoose(
      chosen.some(({ _id }) => _id === question._id)
        ? chosen.filter(({ _id }) => _id !== question._id)
        : [...chosen, question],
    );
  return (
    <>
      <BankFilters filter={filter} onChange={(changes) => setFilter({ ...filter, ...changes })} />
      <BankList
        filter={filter}
        renderLead={(question) =>
          isTaken(question) ? (
            <span className="w-20 shrink-0 text-small text-ink-soft">{t.alreadyIn}</span>
          ) : (
            <input
              type="checkbox"
              aria-label={t.choose({ question: question.question })}
              checked={chosen.some(({ _id }) => _id === question._id)}
              onChange={() => toggle(question)}
              className="mt-1 size-5 shrink-0 accent-indigo"
            />
          )
        }
      />
      <div className="sticky bottom-0 bg-sheet py-3">
        <Button disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
          {t.addChosen({ count: chosen.length })}
        </Button>
      </div>
    </>
  );
}

/** Whether the exam has the question already: itself, its origin, a copy of it, or one that asks the same. */
function useIsTaken({ ids, texts: questions }: InExam): (question: BankQuestion) => boolean {
  return useMemo(() => {
    const takenIds = new Set(ids);
    const takenTexts = new Set(questions.map((text) => toDuplicateKey(text, null)).filter(Boolean));
    return ({ _id, originId, question }) =>
      takenIds.has(_id) ||
      (originId !== null && takenIds.has(originId)) ||
      takenTexts.has(toDuplicateKey(question, null));
  }, [ids, questions]);
}
