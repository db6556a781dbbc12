import { MAX_COUNTED_TESTS, type QuestionResults } from '@sikhya/contract/course-results.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { TickIcon } from '../../ui/icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { questionResultsQuery } from './api.ts';
import { texts } from './texts.ts';

type QuestionResultsListProps = { courseId: string; chapterId: string };

/** How often each option was chosen. Where most students chose a wrong option, the answer key may be wrong. */
export function QuestionResultsList({ courseId, chapterId }: QuestionResultsListProps) {
  const t = useTexts(texts);
  const results = useQuery(questionResultsQuery(courseId, chapterId));
  return (
    <QueryView
      query={results}
      loading={<SkeletonLines lines={6} />}
      isEmpty={({ countedTests }) => countedTests === 0}
      empty={<p className="text-ink-soft">{t.nobody}</p>}
    >
      {({ countedTests, questions }) => (
        <div className="grid gap-6">
          <p className="text-small text-ink-soft">
            {(countedTests < MAX_COUNTED_TESTS ? t.fromTests : t.fromNewestTests)({ count: countedTests })}
          </p>
          <ol className="grid gap-6">
            {questions.map((question, index) => (
              <li key={question._id}>
                <Question question={question} number={index + 1} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </QueryView>
  );
}

function Question({ question: results, number }: { question: QuestionResults; number: number }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const question = inLanguage(results, useLocale().language);
  const { options, chosen, correctAnswer, unanswered, otherwise } = question;
  const total = chosen.reduce((sum, count) => sum + count, 0) + unanswered + otherwise;
  const toPercent = (count: number) => (total === 0 ? 0 : Math.round((count / total) * 100));
  return (
    <div className="grid gap-3">
      <p lang={getLang(question.question)} className="font-semibold whitespace-pre-line">
        {format.number(number)}. {question.question}
      </p>
      {question.suspicious && (
        <p>
          <Badge tone="wrong">{t.checkKey}</Badge>
        </p>
      )}
      <ul className="grid gap-3">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its index, and two may have the same text
          <li key={index}>
            <ProgressBar
              value={toPercent(chosen[index] ?? 0)}
              figure={t.chosenBy({
                count: chosen[index] ?? 0,
                share: format.percent(toPercent(chosen[index] ?? 0)),
              })}
              label={<Option letter={'ABCD'[index] ?? ''} text={option} isRight={index === correctAnswer} />}
            />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
        {unanswered > 0 && <span>{t.unanswered({ count: unanswered })}</span>}
        {otherwise > 0 && <span>{t.choseChangedOption({ count: otherwise })}</span>}
      </p>
    </div>
  );
}

function Option({ letter, text, isRight }: { letter: string; text: string; isRight: boolean }) {
  const t = useTexts(texts);
  return (
    <span className={isRight ? 'font-semibold text-(--color-right)' : ''}>
      {letter}. <span lang={getLang(text)}>{text}</span>
      {isRight && (
        <span className="ml-1 inline-block align-middle">
          <TickIcon />
          <span className="sr-only"> {t.rightAnswer}</span>
        </span>
      )}
    </span>
  );
}
