import type { QuestionUse, ReportCase } from '@sikhya/contract/report-cases.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { useCan } from '../../lib/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { useCorrectContent, useOpenCase } from './api.ts';
import { texts } from './texts.ts';

const toKey = ({ kind, _id, questionId }: QuestionUse) => `${kind} ${_id} ${questionId}`;

/** The courses and exams with the question. A changed key can be put into those that the admin chooses. */
export function UsesPanel({ reportCase }: { reportCase: ReportCase }) {
  const t = useTexts(texts);
  const can = useCan();
  const { mutateAsync: correct } = useCorrectContent(reportCase._id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const key = reportCase.decision?.kind === 'key-changed' ? reportCase.decision.correctAnswers[0] : undefined;
  const canChoose = (use: QuestionUse) =>
    key !== undefined &&
    can('reports.decide') &&
    use.hasSameOptions &&
    !use.hasBegun &&
    use.correctAnswer !== key;
  const toggle = (use: QuestionUse) =>
    setChosen((before) =>
      before.includes(toKey(use)) ? before.filter((each) => each !== toKey(use)) : [...before, toKey(use)],
    );
  const { isBusy, error, submit } = useFormSubmit({
    title: t.uses,
    done: ({ corrected }) => t.corrected({ count: corrected }),
    isValid: true,
    onSubmit: () => {
      const uses = reportCase.uses
        .filter((use) => canChoose(use) && chosen.includes(toKey(use)))
        .map(({ kind, _id, questionId }) => ({ kind, _id, questionId }));
      return correct({ uses });
    },
  });
  return (
    <Panel title={t.uses} note={key === undefined ? undefined : t.usesNote}>
      <ul className="grid gap-3">
        {reportCase.uses.map((use) => (
          <li key={toKey(use)} className="flex items-start gap-3">
            {canChoose(use) && (
              <input
                type="checkbox"
                aria-label={use.title}
                className="mt-1.5"
                checked={chosen.includes(toKey(use))}
                onChange={() => toggle(use)}
              />
            )}
            <UseView use={use} />
          </li>
        ))}
      </ul>
      {reportCase.uses.some(canChoose) && (
        <div>
          <Button tone="soft" disabled={chosen.length === 0} busy={isBusy} onClick={submit}>
            {t.correctThere}
          </Button>
        </div>
      )}
      {error && (
        <FieldError>
          <FailureText error={error} />
        </FieldError>
      )}
    </Panel>
  );
}

function UseView({ use }: { use: QuestionUse }) {
  const t = useTexts(texts);
  const can = useCan();
  const navigate = useNavigate();
  const { language } = useLocale();
  const opening = useOpenCase();
  const title = language === 'or' ? (use.odiaTitles.title ?? use.title) : use.title;
  const openCase = () =>
    opening.mutate(use.questionId, { onSuccess: (id) => void navigate(paths.report(id)) });
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      <p className="wrap-anywhere">
        {`${use.kind === 'course' ? t.course : t.exam}: `}
        <span lang={getLang(title)}>{title}</span>
        {use.isCopy && ` (${t.copy})`}
      </p>
      <p className="text-small text-ink-soft">
        {[
          t.keyIs({ letter: 'ABCDEF'[use.correctAnswer] ?? '' }),
          !use.hasSameOptions && t.otherOptions,
          use.hasBegun && t.hasBegun,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {use.isCopy && use.hasBegun && can('reports.decide') && (
        <Button tone="quiet" size="small" busy={opening.isPending} onClick={openCase}>
          {t.openCase}
        </Button>
      )}
      {opening.isError && (
        <FieldError>
          <FailureText error={opening.error} />
        </FieldError>
      )}
    </div>
  );
}
