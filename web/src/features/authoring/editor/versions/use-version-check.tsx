import { type Dispatch, useRef } from 'react';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { useConfirm } from '../../../../ui/confirm.tsx';
import type { Action } from '../state/actions.ts';
import type { CourseForm } from '../state/form.ts';
import { toShownField } from '../state/shown-field.ts';
import { texts } from '../texts.ts';
import { describeFinding, getFindingField } from './describe-finding.ts';
import { findChangedFindings, type RowFinding } from './find-changed-findings.ts';

const MAX_LISTED = 5;

/**
 * Returns a function that points out differences between the versions before a save, and returns whether to save. It asks
 * once about each difference.
 */
export function useVersionCheck(dispatch: Dispatch<Action>) {
  const t = useTexts(texts);
  const locale = useLocale();
  const confirm = useConfirm();
  const accepted = useRef(new Set<string>());
  return async (form: CourseForm, base: CourseForm): Promise<boolean> => {
    const found = findChangedFindings(form, base).filter((each) => !accepted.current.has(toKey(form, each)));
    const [first] = found;
    if (!first) return true;
    const shouldSave = await confirm({
      title: t.versionsDiffer({ count: found.length }),
      text: (
        <>
          {found.slice(0, MAX_LISTED).map(({ row, finding }) => {
            const text = describeFinding(finding, locale, row);
            return (
              <span key={text} className="mt-1 block first-letter:uppercase">
                {text}
              </span>
            );
          })}
          {found.length > MAX_LISTED && (
            <span className="mt-1 block">{t.andMore({ count: found.length - MAX_LISTED })}</span>
          )}
        </>
      ),
      yes: t.saveAnyway,
      no: t.checkVersions,
    });
    if (shouldSave) for (const each of found) accepted.current.add(toKey(form, each));
    else dispatch({ type: 'field shown', ...toShownField(form, toOdiaField(first)) });
    return shouldSave;
  };
}

/** The first option stands for all of them. */
function toOdiaField({ row, finding }: RowFinding): PropertyKey[] {
  const field = getFindingField(finding);
  return [...row, 'odia', ...(finding.kind === 'option-count' ? ['options', 0] : field)];
}

/** Another difference in the same field is a new one. */
function toKey(form: CourseForm, each: RowFinding): string {
  return JSON.stringify([toShownField(form, toOdiaField(each)).field, each.finding]);
}
