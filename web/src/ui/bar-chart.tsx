type BarChartProps = {
  /** The names of the bars of a group, in their order. */
  series: readonly string[];
  groups: readonly { key: string; label: string; values: readonly number[] }[];
  formatValue: (value: number) => string;
};

const COLOURS = ['bg-indigo', 'bg-marigold'];

/**
 * Groups of bars, with the largest value and the first and last label. Hidden from screen readers: show the figures in a
 * table too.
 */
export function BarChart({ series, groups, formatValue }: BarChartProps) {
  const maximum = Math.max(...groups.flatMap(({ values }) => values), 1);
  return (
    <div aria-hidden="true" className="grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-5 gap-y-1 text-small text-ink-soft">
        <span className="tabular-nums">{formatValue(maximum)}</span>
        <span className="flex flex-wrap gap-x-5">
          {series.map((name, index) => (
            <span key={name} className="flex items-center gap-2">
              <span className={`size-3 rounded-xs forced-color-adjust-none ${COLOURS[index]}`} />
              {name}
            </span>
          ))}
        </span>
      </div>
      <div className="flex h-44 items-end border-y border-line sm:h-52">
        {groups.map(({ key, label, values }) => (
          <div
            key={key}
            title={`${label}: ${values.map(formatValue).join(' · ')}`}
            className="flex h-full min-w-0 grow basis-0 items-end justify-center gap-px px-px hover:bg-sunk"
          >
            {values.map((value, index) => (
              <span
                key={series[index]}
                style={{ height: `${(100 * value) / maximum}%` }}
                className={`max-w-6 grow rounded-t-xs forced-color-adjust-none ${COLOURS[index]}`}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="flex justify-between gap-4 text-small text-ink-soft">
        <span>{groups[0]?.label}</span>
        <span className="text-end">{groups.at(-1)?.label}</span>
      </div>
    </div>
  );
}
