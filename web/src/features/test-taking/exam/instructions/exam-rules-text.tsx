import { hasTimedSections } from '@sikhya/contract/exam-rules.ts';
import { useFormatter } from '../../../../language/formatter.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { IntroRules } from '../../intro/intro-parts.tsx';
import type { StudentExam } from '../api.ts';
import { texts } from '../texts.ts';

/** How the exam works, and the rules of honest conditions. */
export function ExamRulesText({ exam }: { exam: StudentExam }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { rules, releaseAt, lastEntryAt, closesAt } = exam;
  const time = (moment: string) => format.indianDateTime(moment);
  const sectionRule = hasTimedSections(rules)
    ? t.ruleTimedSections
    : rules.sections.length > 1 && t.ruleFreeSections;
  return (
    <>
      <section aria-labelledby="how-it-works" className="grid gap-2">
        <h2 id="how-it-works" className="text-h3">
          {t.howItWorks}
        </h2>
        <IntroRules
          rules={[
            lastEntryAt && lastEntryAt !== closesAt && t.startUntil({ time: time(lastEntryAt) }),
            closesAt && t.closesOn({ time: time(closesAt) }),
            t.ruleClock,
            sectionRule,
            t.ruleSaved,
            t.ruleMarked,
            rules.allowsCalculator ? t.ruleCalculator : t.ruleNoCalculator,
            releaseAt ? t.resultsLater({ time: time(releaseAt) }) : t.resultsAtOnce,
          ].filter((rule) => typeof rule === 'string')}
        />
      </section>
      <section aria-labelledby="honest-conditions" className="grid gap-2">
        <h2 id="honest-conditions" className="text-h3">
          {t.honestConditions}
        </h2>
        <IntroRules rules={[t.ruleHonest, t.ruleCounted, t.ruleOneDevice]} />
      </section>
    </>
  );
}
