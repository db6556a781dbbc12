import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import type { AttemptAtExam } from '../../attempt/exam-attempt.ts';
import { getTitle } from '../get-title.ts';
import { countAnswered, getSectionState, summariseSections } from './palette-status.ts';
import { texts } from './texts.ts';
import type { ExamSteps } from './use-exam-steps.ts';

type SectionTabsProps = { paper: ExamAttempt; attempt: AttemptAtExam; steps: ExamSteps };

/** One button per section, with the number of its answers. Of timed sections only the running one can be opened. */
export function SectionTabs({ paper, attempt, steps }: SectionTabsProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const summaries = summariseSections(attempt);
  const states = { open: '', running: t.sectionRunning, over: t.sectionOver, later: t.sectionLater };
  return (
    <nav aria-label={t.sections} className="page low:pt-1">
      {/* relative: it contains the texts for screen readers, which would make the page wider */}
      <ul className="relative -mx-1 flex scrollbar-none gap-1 overflow-x-auto px-1 pb-1">
        {paper.rules.sections.map((section, index) => {
          const state = getSectionState(index, steps.running);
          const title = getTitle(section, language);
          const counts = { answered: countAnswered(summaries[index]!), total: section.totalQuestions };
          return (
            <li key={section.title} className="shrink-0">
              <button
                type="button"
                aria-current={index === steps.section ? 'true' : undefined}
                disabled={state === 'over' || state === 'later'}
                onClick={() => steps.openSection(index)}
                className="inline-flex min-h-11 items-center gap-2 rounded-soft px-3 font-semibold text-ink-soft transition-colors hover:bg-sunk disabled:opacity-60 aria-[current]:bg-indigo-soft aria-[current]:text-indigo forced-colors:aria-[current]:outline-2"
              >
                <span lang={getLang(title)} className="max-w-40 truncate">
                  {title}
                </span>
                <span aria-hidden="true" className="text-small font-normal tabular-nums">
                  {t.answeredOfTotal(counts)}
                </span>
                <span className="sr-only">{t.answeredInSection(counts)}</span>
                {states[state] && <span className="text-small font-normal">{states[state]}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
