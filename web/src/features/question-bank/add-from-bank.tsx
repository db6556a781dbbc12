import { toDuplicateKey } from '@sikhya/contract/course-checks.ts';
import type { BankQuestion } from '@sikhya/contract/question-bank.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchIcon } from '../../ui/portal-icons.tsx';
import { RestoredNotice } from '../../ui/restored-notice.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useDiscardConfirm } from '../../ui/use-discard-confirm.ts';
import { BlueprintForm, type BlueprintRow, createRow } from './blueprint-form.tsx';
import { ChooseByHand } from './choose-by-hand.tsx';
import { texts } from './texts.ts';

/** The questions that an exam has already: their ids, the ids of their origins, and their texts. */
export type InExam = { ids: readonly string[]; texts: readonly string[] };

type AddFromBankProps = { examId: string; inExam: InExam; onAdd: (questions: BankQuestion[]) => void };

type Form = { way: 'hand' | 'blueprint'; chosen: readonly BankQuestion[]; rows: readonly BlueprintRow[] };

const EMPTY: Form = { way: 'hand', chosen: [], rows: [createRow(0)] };

/** Copies questions of the bank into an exam, chosen by hand or by a blueprint. */
export function AddFromBank(props: AddFromBankProps) {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <SearchIcon />
        {t.addFromBank}
      </Button>
      {isOpen && <AddDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddDialog({ examId, inExam, onAdd, onClose }: AddFromBankProps & { onClose: () => void }) {
  const t = useTexts(texts);
  const toast = useToast();
  const input = useFormInput(`add-from-bank:${examId}`, EMPTY);
  const { way, chosen, rows } = input.values;
  // a change between choosing by hand and by blueprint is not worth a question
  const close = useDiscardConfirm(chosen.length > 0 || rows !== EMPTY.rows, onClose);
  const add = (added: readonly BankQuestion[]) => {
    const questions = withoutDoubles(added);
    onAdd(questions);
    onClose();
    toast({ text: t.added({ count: questions.length }), tone: 'right' });
  };
  return (
    <Dialog open onClose={close} keepOpen wide title={t.addFromBank}>
      <div className="grid gap-5 pb-5">
        <RestoredNotice isShown={input.isRestored} />
        <div>
          <SegmentedControl
            label={t.way}
            options={[
              { value: 'hand', label: t.byHand },
              { value: 'blueprint', label: t.byBlueprint },
            ]}
            value={way}
            onChange={(value) => input.change({ way: value })}
          />
        </div>
        {way === 'hand' ? (
          <ChooseByHand
            inExam={inExam}
            chosen={chosen}
            onChoose={(questions) => input.change({ chosen: questions })}
            onAdd={add}
          />
        ) : (
          <BlueprintForm
            inExam={inExam}
            rows={rows}
            onRows={(changed) => input.change({ rows: changed })}
            onAdd={add}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Two courses may have the same question. */
function withoutDoubles(questions: readonly BankQuestion[]): BankQuestion[] {
  const byText = new Map(
    questions.map((question) => [toDuplicateKey(question.question, question.questionImage), question]),
  );
  return [...byText.values()];
}
