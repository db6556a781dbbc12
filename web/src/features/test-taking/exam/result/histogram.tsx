import type { ExamResult } from '@sikhya/contract/exam-result.ts';
import { useFormatter } from '../../../../language/formatter.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { findOwnBar, getPosition } from './histogram-position.ts';
import { texts } from './texts.ts';

type HistogramProps = Pick<ExamResult, 'histogram' | 'score' | 'cutOffs'>;

/** The number of students by marks, with the student's own place and lines for the cut-offs. */
export function Histogram({ histogram, score, cutOffs }: HistogramProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const maximum = Math.max(...histogram.map(({ takers }) => takers), 1);
  const own = findOwnBar(histogram, score);
  return (
    <figure className="grid gap-2">
      <figcaption className="flex flex-wrap justify-between gap-x-5 gap-y-1 text-small text-ink-soft">
        <span>{t.histogram}</span>
        <span className="flex flex-wrap gap-x-5">
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3 bg-marigold forced-color-adjust-none" />
            {t.ownPlace}
          </span>
          {cutOffs.length > 0 && (
            <span className="flex items-center gap-2">
              <span aria-hidden="true" className="h-3 border-l-2 border-dashed border-wrong" />
              {t.cutOffLine}
            </span>
          )}
        </span>
      </figcaption>
      <div className="relative">
        <ol className="flex h-44 items-end border-y border-line sm:h-52">
          {histogram.map(({ from, to, takers }, index) => (
            <li
              key={from}
              title={t.histogramBar({ from, to, count: takers })}
              className="flex h-full min-w-0 grow basis-0 items-end px-px hover:bg-sunk"
            >
              <span className="sr-only">
                {t.histogramBar({ from, to, count: takers })}
                {index === own && ` · ${t.ownPlace}`}
              </span>
              <span
                style={{ height: `${(100 * takers) / maximum}%` }}
                className={`grow forced-color-adjust-none ${index === own ? 'bg-marigold' : 'bg-indigo'}`}
              />
            </li>
          ))}
        </ol>
        {cutOffs.map(({ category, marks }) => (
          <span
            key={category}
            aria-hidden="true"
            title={`${category}: ${format.number(marks)}`}
            style={{ left: `${getPosition(histogram, marks)}%` }}
            className="absolute inset-y-0 border-l-2 border-dashed border-wrong"
          />
        ))}
      </div>
      <div aria-hidden="true" className="flex justify-between text-small text-ink-soft tabular-nums">
        <span>{format.number(histogram[0]?.from ?? 0)}</span>
        <span>{format.number(histogram.at(-1)?.to ?? 0)}</span>
      </div>
    </figure>
  );
}
