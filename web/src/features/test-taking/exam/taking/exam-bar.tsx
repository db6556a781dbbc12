import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { ExpandIcon, TextIcon } from '../../../../ui/portal-icons.tsx';
import type { AttemptState } from '../../attempt/attempt-store.ts';
import { requireExam } from '../../attempt/exam-attempt.ts';
import { Countdown } from '../../taking/countdown.tsx';
import { SyncStatus } from '../../taking/sync-status.tsx';
import { getTitle } from '../get-title.ts';
import { CalculatorIcon } from './calculator/calculator-icon.tsx';
import { enterFullScreen } from './full-screen.ts';
import { texts } from './texts.ts';
import type { TextSize } from './use-text-size.ts';

type ExamBarProps = {
  paper: ExamAttempt;
  state: AttemptState;
  running: number;
  textSize: TextSize;
  onTextSize: () => void;
  /** Undefined if the exam allows no calculator. */
  onCalculator: (() => void) | undefined;
  onTimeUp: () => void;
};

/**
 * Stays visible at the top: the exam, whether all answers are saved, the tools and the time left. In a low window it covers
 * the top bar, and the section tabs scroll away.
 */
export function ExamBar({ paper, state, running, onTimeUp, ...tools }: ExamBarProps) {
  const t = useTexts(texts);
  const title = getTitle(paper, useLocale().language);
  const attempt = requireExam(state.attempt);
  const { clockOffset, exam } = attempt;
  const endsAt = exam.sections[running]?.endsAt;
  return (
    <div className="low:sticky low:top-0 low:z-[11] low:border-b low:border-line low:bg-sheet">
      <div className="page flex min-h-16 items-center justify-between gap-x-3 py-1.5 low:min-h-12 low:py-1 max-[18rem]:flex-wrap">
        <div className="min-w-0 grow low:flex low:flex-wrap low:items-center low:gap-x-3 max-[18rem]:basis-0">
          <h1
            lang={getLang(title)}
            className="-mb-1 line-clamp-2 pb-1 text-body font-semibold compact:line-clamp-1 max-[18rem]:sr-only"
          >
            {title}
          </h1>
          <SyncStatus state={state} />
        </div>
        <Tools {...tools} />
        <div className="grid shrink-0 gap-1 low:flex max-[18rem]:w-full max-[18rem]:flex-wrap">
          {typeof endsAt === 'number' && (
            <Countdown
              key={running}
              label={t.sectionTime}
              attempt={{ deadline: endsAt, clockOffset }}
              // The running section changes by itself.
              onTimeUp={() => {}}
            />
          )}
          <Countdown label={t.total} attempt={attempt} onTimeUp={onTimeUp} />
        </div>
      </div>
    </div>
  );
}

type ToolsProps = Pick<ExamBarProps, 'textSize' | 'onTextSize' | 'onCalculator'>;

function Tools({ textSize, onTextSize, onCalculator }: ToolsProps) {
  const t = useTexts(texts);
  const size = t[textSize.label] as string;
  return (
    <div className="flex shrink-0">
      {onCalculator && (
        <IconButton label={t.calculator} onClick={onCalculator}>
          <CalculatorIcon />
        </IconButton>
      )}
      <IconButton label={t.textSize({ size })} onClick={onTextSize}>
        <TextIcon />
      </IconButton>
      {document.fullscreenEnabled && (
        <span className="max-sm:hidden [:root:fullscreen_&]:hidden">
          <IconButton label={t.fullScreen} onClick={enterFullScreen}>
            <ExpandIcon />
          </IconButton>
        </span>
      )}
    </div>
  );
}
