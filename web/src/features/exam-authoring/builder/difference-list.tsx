import type { ExamDifferences, ExamField } from '@sikhya/contract/exam-versions.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { texts } from './texts.ts';

/** Which text names a field. */
const FIELD_TEXTS = {
  title: 'changedTitle',
  instructions: 'changedInstructions',
  time: 'changedTime',
  sections: 'changedSections',
  marks: 'changedMarks',
  maxAnswers: 'changedMaxAnswers',
  passPercent: 'changedPassPercent',
  shuffling: 'changedShuffling',
  calculator: 'changedCalculator',
  window: 'changedWindow',
  release: 'changedRelease',
  attempts: 'changedAttempts',
  courses: 'changedCourses',
  cutOffs: 'changedCutOffs',
} as const satisfies Record<ExamField, keyof typeof texts>;

/** The number of questions that were added, changed and removed, with their texts, and the rules that changed. */
export function DifferenceList({ differences: { questions, fields } }: { differences: ExamDifferences }) {
  const t = useTexts(texts);
  const { added, changed, removed } = questions;
  return (
    <div className="grid gap-4">
      {fields.length > 0 && (
        <section>
          <h3 className="text-body font-semibold">{t.rulesChanged({ count: fields.length })}</h3>
          <ul className="list-disc pl-6">
            {fields.map((field) => (
              <li key={field}>{t[FIELD_TEXTS[field]]}</li>
            ))}
          </ul>
        </section>
      )}
      <QuestionTexts title={t.questionsNew({ count: added.length })} questions={added} />
      <QuestionTexts title={t.questionsChanged({ count: changed.length })} questions={changed} />
      <QuestionTexts title={t.questionsRemoved({ count: removed.length })} questions={removed} />
    </div>
  );
}

const MAX_SHOWN = 20;

type QuestionTextsProps = { title: string; questions: ExamDifferences['questions']['added'] };

function QuestionTexts({ title, questions }: QuestionTextsProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  if (questions.length === 0) return null;
  const more = questions.length - MAX_SHOWN;
  return (
    <section>
      <h3 className="text-body font-semibold">{title}</h3>
      <ul className="list-disc pl-6">
        {questions.slice(0, MAX_SHOWN).map((question) => {
          const text = inLanguage(question, language).question;
          return (
            <li key={question._id}>
              <span lang={getLang(text)} className="line-clamp-2 wrap-anywhere">
                {text || t.questionWithoutText}
              </span>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className="text-ink-soft">{t.andMore({ count: more })}</p>}
    </section>
  );
}
