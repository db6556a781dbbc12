import { toDuplicateKey } from '@sikhya/contract/course-checks.ts';
import type { BankQuestion } from '@sikhya/contract/question-bank.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchIcon } from '../../ui/portal-icons.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useToast } from '../../ui/toast.tsx';
import { BlueprintForm } from './blueprint-form.tsx';
import { ChooseByHand } from './choose-by-hand.tsx';
import { texts } from './texts.ts';

/** The questions that an exam has already: their ids, the ids of their origins, and their texts. */
export type InExam = { ids: readonly string[]; texts: readonly string[] };

type AddFromBankProps = { inExam: InExam; onAdd: (questions: BankQuestion[]) => void };

/** Copies questions of the bank into an exam, chosen by hand or by a blueprint. */
export function AddFromBank({ inExam, onAdd }: AddFromBankProps) {
  const t = useTexts(texts);
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [way, setWay] = useState<'hand' | 'blueprint'>('hand');
  const add = (chosen: BankQuestion[]) => {
    const questions = withoutDoubles(chosen);
    onAdd(questions);
    setOpen(false);
    toast({ text: t.added({ count: questions.length }), tone: 'right' });
  };
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <SearchIcon />
        {t.addFromBank}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} keepOpen wide title={t.addFromBank}>
        {isOpen && (
          <div className="grid gap-5 pb-5">
            <div>
              <SegmentedControl
                label={t.way}
                options={[
                  { value: 'hand', label: t.byHand },
                  { value: 'blueprint', label: t.byBlueprint },
                ]}
                value={way}
                onChange={setWay}
              />
            </div>
            {way === 'hand' ? (
              <ChooseByHand inExam={inExam} onAdd={add} />
            ) : (
              <BlueprintForm inExam={inExam} onAdd={add} />
            )}
          </div>
        )}
      </Dialog>
    </>
  );
}

/** Two courses may have the same question. */
function withoutDoubles(questions: readonly BankQuestion[]): BankQuestion[] {
  const byText = new Map(
    questions.map((question) => [toDuplicateKey(question.question, question.questionImage), question]),
  );
  return [...byText.values()];
}
