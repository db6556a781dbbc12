import type { Practice } from '@sikhya/contract/practice.ts';
import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { texts } from '../texts.ts';

/** A chart, and a table for screen readers. */
export function Forecast({ forecast }: Pick<Practice, 'forecast'>) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <Panel title={t.forecast} note={t.forecastNote}>
      <BarChart
        series={[t.questionsLabel]}
        groups={forecast.map(({ day, questions }) => ({
          key: day,
          label: format.shortDate(day),
          values: [questions],
        }))}
        formatValue={(value) => format.number(value)}
      />
      {/* sr-only on the table itself would not work: a table is never narrower than its text. */}
      <div className="sr-only">
        <table>
          <caption>{t.forecast}</caption>
          <thead>
            <tr>
              <th scope="col">{t.dayLabel}</th>
              <th scope="col">{t.questionsLabel}</th>
            </tr>
          </thead>
          <tbody>
            {forecast.map(({ day, questions }) => (
              <tr key={day}>
                <th scope="row">{format.shortDate(day)}</th>
                <td>{format.number(questions)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
