import type { PointerEvent, ReactNode } from 'react';
import { indexAt, middleOf, namedOf, percent } from './scale.ts';

type PlotProps = {
  /** What one moves along with the keyboard, such as Tests. */
  label: string;
  count: number;
  picked: number;
  onPick: (index: number) => void;
  /** What a screen reader says of one. */
  tellOf: (index: number) => string;
  nameOf: (index: number) => string;
  /** For so many names there is room side by side on a phone. */
  room: number;
  /** Lines across, by their height from 0 to 1. */
  levels: readonly { at: number; name?: string }[];
  children: ReactNode;
};

/**
 * The ground of a picture: levels, names, and a way to pick one of what is drawn. Pointing and touching pick by place;
 * a slider that is not seen does the same for the keyboard and for screen readers, which know sliders well.
 */
export function Plot(props: PlotProps) {
  const { label, count, picked, onPick, tellOf, nameOf, room, levels, children } = props;
  const pick = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onPick(indexAt((event.clientX - left) / width, count));
  };
  return (
    <div className="pt-3 pb-8 pl-14">
      <div
        className="relative h-44 touch-pan-y rounded-xs outline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-indigo sm:h-52"
        onPointerMove={pick}
        onPointerDown={pick}
      >
        <svg className="absolute size-full overflow-visible" aria-hidden="true">
          {levels.map((level) => (
            <Level key={level.at} {...level} />
          ))}
          {children}
          {namedOf(count, room).map((index) => (
            <text
              key={index}
              x={percent(middleOf(index, count))}
              y="100%"
              dy="1.7em"
              textAnchor={count <= room ? 'middle' : anchorOf(index, count)}
              className="fill-ink-soft text-small tabular-nums"
            >
              {nameOf(index)}
            </text>
          ))}
        </svg>
        <input
          type="range"
          aria-label={label}
          aria-valuetext={tellOf(picked)}
          min={0}
          max={count - 1}
          value={picked}
          onChange={(event) => onPick(event.target.valueAsNumber)}
          className="pointer-events-none absolute size-full opacity-0"
        />
      </div>
    </div>
  );
}

function Level({ at, name }: { at: number; name?: string }) {
  const y = percent(1 - at);
  return (
    <>
      <line x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
      {name && (
        <text x="0" y={y} dx="-0.6em" dy="0.32em" textAnchor="end" className="fill-ink-soft text-small">
          {name}
        </text>
      )}
    </>
  );
}

/** Where only three are named, the outer names stay within the picture. */
function anchorOf(index: number, count: number) {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}
