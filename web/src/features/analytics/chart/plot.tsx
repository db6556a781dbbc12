import type { PointerEvent, ReactNode } from 'react';
import { getCentre, getIndexAt, getLabelledIndexes, toPercent } from './scale.ts';

type PlotProps = {
  /** The accessible name of the slider that selects a column, such as Tests. */
  label: string;
  /** The number of columns. */
  count: number;
  selected: number;
  onSelect: (index: number) => void;
  /** The text that a screen reader announces for a column. */
  getValueText: (index: number) => string;
  getAxisLabel: (index: number) => string;
  /** The number of labels that fit below the chart on a phone. */
  maxLabels: number;
  /** Horizontal lines; `at` is the height from 0 to 1. */
  gridLines: readonly { at: number; label?: string }[];
  children: ReactNode;
};

/**
 * Grid lines, axis labels and the selection of a column. Mouse and touch select by position. An invisible slider does
 * the same for the keyboard and for screen readers.
 */
export function Plot(props: PlotProps) {
  const { label, count, selected, onSelect, getValueText, getAxisLabel, maxLabels, gridLines, children } =
    props;
  const selectAtPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onSelect(getIndexAt((event.clientX - left) / width, count));
  };
  return (
    <div className="pt-3 pb-8 pl-14">
      <div
        className="relative h-44 touch-pan-y rounded-xs outline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-indigo sm:h-52"
        onPointerMove={selectAtPointer}
        onPointerDown={selectAtPointer}
      >
        <svg className="absolute size-full overflow-visible" aria-hidden="true">
          {gridLines.map((line) => (
            <GridLine key={line.at} {...line} />
          ))}
          {children}
          {getLabelledIndexes(count, maxLabels).map((index) => (
            <text
              key={index}
              x={toPercent(getCentre(index, count))}
              y="100%"
              dy="1.7em"
              textAnchor={count <= maxLabels ? 'middle' : getTextAnchor(index, count)}
              className="fill-ink-soft text-small tabular-nums"
            >
              {getAxisLabel(index)}
            </text>
          ))}
        </svg>
        <input
          type="range"
          aria-label={label}
          aria-valuetext={getValueText(selected)}
          min={0}
          max={count - 1}
          value={selected}
          onChange={(event) => onSelect(event.target.valueAsNumber)}
          className="pointer-events-none absolute size-full opacity-0"
        />
      </div>
    </div>
  );
}

function GridLine({ at, label }: { at: number; label?: string }) {
  const y = toPercent(1 - at);
  return (
    <>
      <line x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
      {label && (
        <text x="0" y={y} dx="-0.6em" dy="0.32em" textAnchor="end" className="fill-ink-soft text-small">
          {label}
        </text>
      )}
    </>
  );
}

/** Keeps the first and the last label inside the chart. */
function getTextAnchor(index: number, count: number) {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}
