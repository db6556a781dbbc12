import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Sheet } from '../sheet/sheet.ts';
import { standings } from './stand.ts';

type SubmitDialogProps = {
  open: boolean;
  sheet: Sheet;
  onClose: () => void;
  onGo: (question: number) => void;
  onSubmit: () => void;
};

/** The last look before it counts: what is unanswered, what was to be looked at again. */
export function SubmitDialog({ open, sheet, onClose, onGo, onSubmit }: SubmitDialogProps) {
  const { answered, unanswered, marked } = standings(sheet);
  const total = formatCount(sheet.answers.length, 'question');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Submit the test?"
      description={`You have answered ${answered} of ${total}.`}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button onClick={onSubmit}>Submit Test</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Places title="Not answered" hint="They count as wrong." questions={unanswered} onGo={onGo} />
        <Places title="Marked for review" questions={marked} onGo={onGo} />
      </div>
    </Dialog>
  );
}

/** So many are shown by number; whoever has more to do finds the rest in the navigator. */
const MOST_SHOWN = 12;

type PlacesProps = {
  title: string;
  hint?: string;
  questions: readonly number[];
  onGo: (question: number) => void;
};

function Places({ title, hint, questions, onGo }: PlacesProps) {
  if (questions.length === 0) return null;
  const more = questions.length - MOST_SHOWN;
  return (
    <section>
      <h3 className="text-body font-semibold">
        {title}: {questions.length}
      </h3>
      {hint && <p className="text-small text-ink-soft">{hint}</p>}
      <ul className="mt-2 flex flex-wrap items-center gap-2">
        {questions.slice(0, MOST_SHOWN).map((question) => (
          <li key={question}>
            <Button tone="quiet" aria-label={`Go to question ${question + 1}`} onClick={() => onGo(question)}>
              {question + 1}
            </Button>
          </li>
        ))}
        {more > 0 && <li className="text-ink-soft">and {more} more</li>}
      </ul>
    </section>
  );
}
