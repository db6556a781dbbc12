import type { Practice } from '@sikhya/contract/practice.ts';
import { useEffect, useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Deck } from './api.ts';
import { countInPractice } from './device/figures-after-answer.ts';
import { PracticeSession } from './session/practice-session.tsx';
import { usePracticeSession } from './session/use-practice-session.ts';
import { texts } from './texts.ts';

const MORE_MINUTES = '10';

type NotebookProps = {
  student: string;
  deck: Deck;
  isFiltered: boolean;
  onClearFilters: () => void;
  /** Called when a question appears, and when the last one is gone. */
  onPractising: (isPractising: boolean) => void;
  /** Called with the figures after the answers. */
  onFinish: (after: Practice) => void;
  onRestart: (minutes?: string) => void;
};

/** The figures of today, then one question after the other, then the end. */
export function Notebook(props: NotebookProps) {
  const { student, deck, isFiltered, onClearFilters, onPractising, onFinish, onRestart } = props;
  const t = useTexts(texts);
  const format = useFormatter();
  const session = usePracticeSession(student, deck);
  const [isStarted, setStarted] = useState(false);
  const { cards, practice, storedAt } = deck;
  const [current] = session.remaining;
  const hasCards = cards.length > 0;
  const isPractising = isStarted && current !== undefined;
  useEffect(() => {
    onPractising(isPractising);
    return () => onPractising(false);
  }, [isPractising, onPractising]);
  const after = session.answered.reduce(
    (figures, { review, card, after: to }) => countInPractice(figures, { review, from: card, to }),
    practice,
  );
  const next = () => {
    session.next();
    if (session.remaining.length === 1) onFinish(after);
  };
  return (
    <div className="grid gap-4">
      {storedAt && !isPractising && (
        <p role="status" className="rounded-soft bg-marigold-soft px-4 py-3 text-marigold-ink">
          {t.offline({ time: format.dateTime(storedAt) })}
        </p>
      )}
      {hasCards && !isStarted && (
        <Today
          questions={cards.length}
          minutes={Math.max(1, Math.round((cards.length * practice.secondsPerQuestion) / 60))}
          onStart={() => setStarted(true)}
        />
      )}
      {isPractising && <PracticeSession session={{ ...session, next }} card={current} />}
      {(!hasCards || (isStarted && !current)) && (
        <Finished
          practised={after.today.questions}
          due={after.due}
          isNew={practice.forecast.every(({ questions }) => questions === 0)}
          isFiltered={isFiltered}
          canUndo={session.answered.length > 0}
          onUndo={session.undo}
          onClearFilters={onClearFilters}
          onMore={() => onRestart(MORE_MINUTES)}
        />
      )}
    </div>
  );
}

type TodayProps = { questions: number; minutes: number; onStart: () => void };

function Today({ questions, minutes, onStart }: TodayProps) {
  const t = useTexts(texts);
  const time = useFormatter().duration(minutes);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-soft border border-line bg-sheet p-5 shadow-rest">
      <div className="min-w-0 grow basis-60">
        <h2 className="text-h3">{t.today({ count: questions, time })}</h2>
        <p className="mt-1 text-small text-ink-soft">{t.intro}</p>
      </div>
      <Button onClick={onStart}>{t.start}</Button>
    </div>
  );
}

type FinishedProps = {
  practised: number;
  due: number;
  isNew: boolean;
  isFiltered: boolean;
  canUndo: boolean;
  onUndo: () => void;
  onClearFilters: () => void;
  onMore: () => void;
};

/** After the last question, or when there is none. */
function Finished(props: FinishedProps) {
  const t = useTexts(texts);
  const { practised, due, isNew, isFiltered } = props;
  if (isFiltered && due === 0 && !props.canUndo) {
    return (
      <EmptyState
        title={t.nothingFound}
        action={
          <Button tone="soft" onClick={props.onClearFilters}>
            {t.clearFilters}
          </Button>
        }
      />
    );
  }
  if (isNew && practised === 0) {
    return (
      <EmptyState title={t.nothingYet} action={<LinkButton to={paths.myCourses}>{t.myCourses}</LinkButton>}>
        {t.nothingYetText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t.doneToday}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {props.canUndo && (
            <Button tone="quiet" onClick={props.onUndo}>
              {t.undo}
            </Button>
          )}
          {due > 0 && (
            <Button tone="soft" onClick={props.onMore}>
              {t.practiseMore}
            </Button>
          )}
        </div>
      }
    >
      {t.doneText({ count: practised })}
      {due > 0 && ` ${t.moreDue({ count: due })}`}
    </EmptyState>
  );
}
