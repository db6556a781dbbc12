import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Attempt } from '../attempt/attempt.ts';
import { summarise } from './question-status.ts';

type SubmitDialogProps = {
  open: boolean;
  attempt: Attempt;
  onClose: () => void;
  onGo: (question: number) => void;
  onSubmit: () => void;
};

/** Asks before the attempt is handed in, and lists the unanswered and marked questions. */
export function SubmitDialog({ open, attempt, onClose, onGo, onSubmit }: SubmitDialogProps) {
  const { answered, unanswered, marked } = summarise(attempt);
  const total = formatCount(attempt.answers.length, 'question');
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
        <QuestionLinks title="Not answered" hint="They count as wrong." questions={unanswered} onGo={onGo} />
        <QuestionLinks title="Marked for review" questions={marked} onGo={onGo} />
      </div>
    </Dialog>
  );
}

/** The navigator shows the rest. */
const MAX_LINKS = 12;

type QuestionLinksProps = {
  title: string;
  hint?: string;
  questions: readonly number[];
  onGo: (question: number) => void;
};

function QuestionLinks({ title, hint, questions, onGo }: QuestionLinksProps) {
  if (questions.length === 0) return null;
  const more = questions.length - MAX_LINKS;
  return (
    <section>
      <h3 className="text-body font-semibold">
        {title}: {questions.length}
      </h3>
      {hint && <p className="text-small text-ink-soft">{hint}</p>}
      <ul className="mt-2 flex flex-wrap items-center gap-2">
        {questions.slice(0, MAX_LINKS).map((question) => (
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
