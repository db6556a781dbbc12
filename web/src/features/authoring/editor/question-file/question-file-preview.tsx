import type { QuestionFile } from '@sikhya/contract/question-file/strict.ts';
import { formatCount } from '../../../../lib/format.ts';
import { langOf } from '../../../../lib/odia.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { AlertIcon, TickIcon } from '../../../../ui/icons.tsx';
import type { ReadFile } from './read-question-file.ts';

/** Nobody reads more than this in a dialog. */
const MOST_SHOWN = 30;

type PreviewProps = {
  read: ReadFile;
  /** How many questions would be replaced, in words. */
  replaced: string;
  onReplace: () => void;
  onClose: () => void;
};

/** What was understood of a file and what was not, before anything is replaced. */
export function QuestionFilePreview({ read, replaced, onReplace, onClose }: PreviewProps) {
  const found = 'problem' in read ? 0 : read.questions.length;
  return (
    <Dialog
      open
      keepOpen
      onClose={onClose}
      title={found > 0 ? `${formatCount(found, 'question')} found` : 'No valid questions found in the file.'}
      description={read.name}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {found > 0 ? 'Cancel' : 'Close'}
          </Button>
          {found > 0 && <Button onClick={onReplace}>Replace {replaced}</Button>}
        </>
      }
    >
      {'problem' in read ? (
        <p className="flex gap-2 text-wrong">
          <AlertIcon />
          {read.problem}
        </p>
      ) : (
        <div className="grid gap-6">
          <Rejected blocks={read.rejected} />
          <Understood questions={read.questions} />
        </div>
      )}
    </Dialog>
  );
}

function Rejected({ blocks }: { blocks: QuestionFile['rejected'] }) {
  if (blocks.length === 0) return null;
  return (
    <section aria-labelledby="rejected-blocks">
      <h3 id="rejected-blocks" className="mb-2 flex items-center gap-2 text-body text-wrong">
        <AlertIcon />
        {formatCount(blocks.length, 'part')} not accepted
      </h3>
      <ul className="grid gap-3">
        {blocks.slice(0, MOST_SHOWN).map(({ line, reason, text }) => (
          <li key={line} className="border-l-2 border-wrong pl-3">
            <p>
              <b className="tabular-nums">Line {line}:</b> {reason}
            </p>
            <p lang={langOf(text)} className="text-small wrap-anywhere text-ink-soft">
              {text}
            </p>
          </li>
        ))}
      </ul>
      <More count={blocks.length} />
    </section>
  );
}

function Understood({ questions }: { questions: QuestionFile['questions'] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="understood-questions">
      <h3 id="understood-questions" className="mb-2 flex items-center gap-2 text-body text-(--color-right)">
        <TickIcon />
        {formatCount(questions.length, 'question')} understood
      </h3>
      <ol className="grid gap-3">
        {questions.slice(0, MOST_SHOWN).map(({ line, question, options, correctAnswer }, index) => (
          <li key={line} className="border-l-2 border-line pl-3">
            <p lang={langOf(question)} className="whitespace-pre-line wrap-anywhere">
              {index + 1}. {question}
            </p>
            <p lang={langOf(options[correctAnswer] ?? '')} className="text-small wrap-anywhere text-ink-soft">
              {'ABCD'[correctAnswer]}. {options[correctAnswer]}
            </p>
          </li>
        ))}
      </ol>
      <More count={questions.length} />
    </section>
  );
}

function More({ count }: { count: number }) {
  if (count <= MOST_SHOWN) return null;
  return <p className="mt-3 text-ink-soft">and {formatCount(count - MOST_SHOWN, 'more', 'more')}</p>;
}
