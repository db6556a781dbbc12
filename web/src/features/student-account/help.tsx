import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { readRecentErrors } from '../../lib/recent-errors.ts';
import { Panel } from '../../ui/panel.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { texts } from './texts.ts';

/** The request ids of recent errors, which help us find them in the log. */
export function Help() {
  const t = useTexts(texts);
  const format = useFormatter();
  const errors = readRecentErrors();
  return (
    <Panel title={t.help} note={t.helpNote}>
      {errors.length === 0 ? (
        <p>{t.noErrors}</p>
      ) : (
        <ul className="grid gap-2">
          {errors.map(({ requestId, at }) => (
            <li key={requestId} className="flex flex-wrap gap-x-3">
              <span className="text-ink-soft">{format.dateTime(at)}</span>
              <code className="wrap-anywhere select-all">{requestId}</code>
            </li>
          ))}
        </ul>
      )}
      <p>
        <StandaloneLink to={paths.contactUs}>{t.contactUs}</StandaloneLink>
      </p>
    </Panel>
  );
}
