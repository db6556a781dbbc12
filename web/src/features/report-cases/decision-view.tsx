import type { DecisionKind } from '@sikhya/contract/corrections.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import type { Decision } from '@sikhya/contract/report-cases.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { texts } from './texts.ts';

export function getDecisionLabel(kind: DecisionKind, t: Texts<typeof texts>): string {
  if (kind === 'several-right') return t['decide-several-right'];
  if (kind === 'translation') return t['decide-translation'];
  return t[kind];
}

/** The decision, its admin and its reason. */
export function DecisionView({ decision }: { decision: Decision }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { kind, correctAnswers, language, reason, decidedBy, decidedAt } = decision;
  const letters = correctAnswers.map((option) => 'ABCDEF'[option]).join(', ');
  const parts = [
    getDecisionLabel(kind, t),
    letters && t.keyIs({ letter: letters }),
    language && t[language === 'en' ? 'english' : 'odia'],
  ];
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{parts.filter(Boolean).join(' · ')}</p>
      {reason && (
        <p lang={getLang(reason)} className="wrap-anywhere whitespace-pre-line">
          {reason}
        </p>
      )}
      <p className="text-small text-ink-soft">
        {decidedBy ? t.decidedBy({ name: decidedBy, date: format.date(decidedAt) }) : format.date(decidedAt)}
      </p>
    </div>
  );
}
