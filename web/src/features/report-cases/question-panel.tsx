import type { ReportCase } from '@sikhya/contract/report-cases.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { texts } from './texts.ts';

/** The question in both languages, with what students chose. */
export function QuestionPanel({ reportCase }: { reportCase: ReportCase }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { odia, statistics, questionImage } = reportCase;
  return (
    <Panel title={t.question}>
      {questionImage && (
        <img
          src={questionImage}
          alt={t.pictureOf}
          className="max-h-64 max-w-full justify-self-start rounded-soft"
        />
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <Version reportCase={reportCase} label={t.english} version={reportCase} />
        {odia && <Version reportCase={reportCase} label={t.odia} version={odia} />}
      </div>
      <p className="text-small text-ink-soft">
        {statistics
          ? t.statistics({
              percent: format.percent(Math.round(statistics.shareRight * 100)),
              count: statistics.results,
              empty: statistics.unanswered,
            })
          : t.noStatistics}
        {statistics?.discrimination != null &&
          ` · ${t.discrimination({ value: format.number(Math.round(statistics.discrimination * 100) / 100) })}`}
      </p>
    </Panel>
  );
}

type VersionProps = {
  reportCase: ReportCase;
  label: string;
  version: { question: string; options: string[]; explanation: string };
};

function Version({ reportCase: { correctAnswer, correction, statistics }, label, version }: VersionProps) {
  const t = useTexts(texts);
  const right = correction?.correctAnswers.length ? correction.correctAnswers : [correctAnswer];
  return (
    <section aria-label={label} className="grid min-w-0 content-start gap-2">
      <h3 className="text-small text-ink-soft">{label}</h3>
      <p lang={getLang(version.question)} className="font-semibold wrap-anywhere whitespace-pre-line">
        {version.question}
      </p>
      <ol className="grid gap-1">
        {version.options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options never move here
          <li key={index} className="flex flex-wrap items-baseline gap-2">
            <span className="font-semibold">{`${'ABCDEF'[index]}.`}</span>
            <span lang={getLang(option)} className="wrap-anywhere">
              {option}
            </span>
            {right.includes(index) && <Badge tone="right">{t.rightAnswer}</Badge>}
            {statistics && (
              <span className="text-small text-ink-soft">
                {t.chosenBy({ count: statistics.chosen[index] ?? 0 })}
              </span>
            )}
            {statistics?.bestOption === index && <Badge tone="marigold">{t.ofTheBest}</Badge>}
          </li>
        ))}
      </ol>
      {version.explanation && (
        <p lang={getLang(version.explanation)} className="text-small wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">{`${t.explanation}: `}</span>
          {version.explanation}
        </p>
      )}
    </section>
  );
}
