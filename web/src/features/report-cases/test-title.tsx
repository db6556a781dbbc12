import type { ReportedTest } from '@sikhya/contract/reports.ts';
import { useLocale } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';

/** The chapter with its course, or the exam. */
export function TestTitle({ test: { title, courseTitle, odiaTitles } }: { test: ReportedTest }) {
  const { language } = useLocale();
  const pick = (text: string, odia: string | null) => (language === 'or' && odia ? odia : text);
  const shown = [pick(title, odiaTitles.title), pick(courseTitle, odiaTitles.courseTitle)].filter(Boolean);
  return (
    <span className="wrap-anywhere">
      {shown.map((text, index) => (
        <span key={text} lang={getLang(text)}>
          {index > 0 && ' · '}
          {text}
        </span>
      ))}
    </span>
  );
}
