import type { ListedCorrection } from '@sikhya/contract/corrections.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { courseCorrectionsQuery, examCorrectionsQuery } from './api.ts';
import { describeDecision } from './decision-text.ts';
import { texts } from './texts.ts';

/** Hidden without corrections, and if they cannot be loaded, because the page is about the course. */
export function CourseCorrections({ slug }: { slug: string }) {
  const { data = [] } = useQuery(courseCorrectionsQuery(slug));
  return <CorrectionList corrections={data} />;
}

export function ExamCorrections({ examId }: { examId: string }) {
  const { data = [] } = useQuery(examCorrectionsQuery(examId));
  return <CorrectionList corrections={data} />;
}

function CorrectionList({ corrections }: { corrections: readonly ListedCorrection[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections" className="grid gap-3">
      <div>
        <h2 id="corrections" className="text-h3">
          {t.corrections}
        </h2>
        <p className="text-small text-ink-soft">{t.correctionsNote}</p>
      </div>
      <ul className="grid gap-3">
        {corrections.map((correction) => {
          const title =
            language === 'or' ? (correction.odiaTitles.title ?? correction.title) : correction.title;
          return (
            <li key={correction._id} className="rounded-soft border border-line bg-sheet p-4">
              <p className="text-small text-ink-soft">
                {`${format.date(correction.decidedAt)} · `}
                <span lang={getLang(title)} className="wrap-anywhere">
                  {title}
                </span>
                {` · ${t.changedScoresCount({ count: correction.changedScores })}`}
              </p>
              <p className="font-semibold">{describeDecision(correction.kind, t)}</p>
              {correction.reason && (
                <p lang={getLang(correction.reason)} className="wrap-anywhere whitespace-pre-line">
                  {correction.reason}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
