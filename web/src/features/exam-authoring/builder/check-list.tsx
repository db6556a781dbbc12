import { useDeferredValue, useMemo } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { AlertIcon, InfoIcon, TickIcon } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { listProblems, listWarnings } from './check-exam.ts';
import type { ExamForm } from './form.ts';
import { texts } from './texts.ts';

const MAX_SHOWN = 20;

/** The errors that prevent publishing the exam, and the warnings. */
export function CheckList({ form, id }: { form: ExamForm; id: string }) {
  const t = useTexts(texts);
  const locale = useLocale();
  // the checks of a large exam take longer than a key press
  const checked = useDeferredValue(form);
  const { problems, warnings } = useMemo(
    () => ({ problems: listProblems(checked, locale), warnings: listWarnings(checked, locale) }),
    [checked, locale],
  );
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Panel
        title={t.checks}
        note={problems.length === 0 ? undefined : t.problemCount({ count: problems.length })}
      >
        <ul className="grid gap-2">
          {problems.length === 0 && (
            <li className="flex items-start gap-2 text-(--color-right)">
              <TickIcon />
              {t.checksFine}
            </li>
          )}
          {problems.slice(0, MAX_SHOWN).map((problem) => (
            <li key={problem} className="flex items-start gap-2 text-wrong">
              <AlertIcon />
              <span className="min-w-0 wrap-anywhere">{problem}</span>
            </li>
          ))}
          {problems.length > MAX_SHOWN && (
            <li className="text-ink-soft">{t.andMore({ count: problems.length - MAX_SHOWN })}</li>
          )}
          {warnings.slice(0, MAX_SHOWN).map((warning) => (
            <li key={warning} className="flex items-start gap-2">
              <InfoIcon />
              {warning}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
