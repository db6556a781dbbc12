import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import { useFormatter } from '../../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { Button } from '../../../../ui/button.tsx';
import { type AttemptAtExam, getSectionOf } from '../../attempt/exam-attempt.ts';
import { getTitle } from '../get-title.ts';
import {
  getPaletteStatus,
  PALETTE_STATUSES,
  QUESTION_LABELS,
  type SectionSummary,
  STATUS_CLASSES,
  STATUS_LABELS,
  summariseSections,
} from './palette-status.ts';
import { texts } from './texts.ts';

type PaletteProps = {
  paper: ExamAttempt;
  attempt: AttemptAtExam;
  current: number;
  onGo: (question: number) => void;
  onSubmit: () => void;
};

/** The numbers of the questions in the current section; colour and shape show the state of each. */
export function Palette({ paper, attempt, current, onGo, onSubmit }: PaletteProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const { sections } = attempt.exam;
  const index = getSectionOf(sections, current);
  const { from, to } = sections[index]!;
  const title = getTitle(paper.rules.sections[index]!, language);
  const questions = Array.from({ length: to - from }, (_, n) => from + n);
  return (
    <nav aria-label={t.questions} className="grid gap-4">
      <Legend summary={summariseSections(attempt)[index]!} />
      <h2 lang={getLang(title)} className="text-body font-semibold wrap-anywhere">
        {title}
      </h2>
      <ol className="-mx-1.5 -my-1.5 grid max-h-[38dvh] grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2 overflow-y-auto p-1.5">
        {questions.map((question) => {
          const status = getPaletteStatus(attempt, question);
          return (
            <li key={question}>
              <button
                type="button"
                data-status={status}
                aria-label={t[QUESTION_LABELS[status]]({ number: question + 1 })}
                aria-current={question === current ? 'step' : undefined}
                onClick={() => onGo(question)}
                className={`relative grid h-11 w-full place-items-center border font-semibold tabular-nums transition-colors aria-[current]:ring-2 aria-[current]:ring-indigo aria-[current]:ring-offset-2 aria-[current]:ring-offset-sheet forced-colors:aria-[current]:outline-3 ${STATUS_CLASSES[status]}`}
              >
                {format.number(question + 1)}
              </button>
            </li>
          );
        })}
      </ol>
      <Button tone="soft" onClick={onSubmit}>
        {t.submit}
      </Button>
    </nav>
  );
}

/** Explains colours and shapes, with the number of questions of each state. */
function Legend({ summary }: { summary: SectionSummary }) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <ul className="grid gap-x-4 gap-y-2 text-small text-ink-soft min-[18rem]:grid-cols-2">
      {PALETTE_STATUSES.map((status) => (
        <li key={status} className="flex items-center gap-2 min-[18rem]:last:col-span-2">
          <span
            aria-hidden="true"
            className={`relative grid size-7 shrink-0 place-items-center border text-small font-semibold tabular-nums ${STATUS_CLASSES[status]}`}
          >
            {format.number(summary[status])}
          </span>
          <span className="sr-only">{format.number(summary[status])}</span>
          {t[STATUS_LABELS[status]]}
        </li>
      ))}
    </ul>
  );
}
