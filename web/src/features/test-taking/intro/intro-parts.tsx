import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { useFormatter } from '../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { Figures } from '../../../ui/figures.tsx';
import { ClockIcon, QuestionIcon, TickIcon } from '../../../ui/icons.tsx';
import { texts } from '../texts.ts';

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

type Limits = { totalQuestions: number; secondsAllowed: number; passingPercent: number };

export function IntroFigures({ test }: { test: Limits }) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <Figures
      figures={[
        { label: t.questions, value: format.number(test.totalQuestions), icon: <QuestionIcon /> },
        {
          label: t.timeLimit,
          value: format.duration(Math.round(test.secondsAllowed / 60)),
          icon: <ClockIcon />,
        },
        { label: t.passingScore, value: format.percent(test.passingPercent), icon: <TickIcon /> },
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
