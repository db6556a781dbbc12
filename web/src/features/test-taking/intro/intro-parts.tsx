import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { useFormatter } from '../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { Figures } from '../../../ui/figures.tsx';
import { ClockIcon, QuestionIcon, TickIcon } from '../../../ui/icons.tsx';
import { texts } from '../texts.ts';
import { type FormattedLimits, formatLimits, type Limits } from './format-limits.ts';

type Titles = {
  courseTitle: string;
  subjectTitle: string;
  chapterTitle: string;
  odiaTitles: Record<'courseTitle' | 'subjectTitle' | 'chapterTitle', string | null>;
};

export function IntroHeading({ test }: { test: Titles }) {
  const t = useTexts(texts);
  const titles = titlesInLanguage(test, useLocale().language);
  return (
    <header>
      <p className="wrap-anywhere text-ink-soft">
        <span lang={getLang(titles.courseTitle)}>{titles.courseTitle}</span>
        {' · '}
        <span lang={getLang(titles.subjectTitle)}>{titles.subjectTitle}</span>
      </p>
      <h1 className="mt-1 text-h2 wrap-anywhere">
        <span lang={getLang(titles.chapterTitle)}>{titles.chapterTitle}</span>
        {/* the dot never starts a line */}
        {`\u00a0· ${t.mockTest}`}
      </h1>
    </header>
  );
}

export function IntroFigures({ test }: { test: Limits }) {
  return <FormattedFigures figures={formatLimits(test, useFormatter())} />;
}

export function FormattedFigures({ figures }: { figures: FormattedLimits }) {
  const t = useTexts(texts);
  return (
    <Figures
      figures={[
        { label: t.questions, value: figures.questions, icon: <QuestionIcon /> },
        { label: t.timeLimit, value: figures.timeLimit, icon: <ClockIcon /> },
        { label: t.passingScore, value: figures.passingScore, icon: <TickIcon /> },
      ]}
    />
  );
}

export function IntroRules({ rules }: { rules: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-ink-soft marker:text-marigold">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
