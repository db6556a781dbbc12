import type { ChapterResults } from '@sikhya/contract/course-results.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { QuestionResultsList } from './question-results-list.tsx';
import { texts } from './texts.ts';

type ChapterResultsListProps = { courseId: string; chapters: readonly ChapterResults[] };

/** The test results of each chapter. An expanded chapter shows the results of its questions. */
export function ChapterResultsList({ courseId, chapters }: ChapterResultsListProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState('');
  return (
    <Accordion open={open} onChange={setOpen}>
      {chapters.map((chapter) => (
        <AccordionItem
          key={chapter.chapterId}
          value={chapter.chapterId}
          heading="h2"
          title={<Title chapter={chapter} />}
        >
          {chapter.totalQuestions === 0 ? (
            <p className="text-ink-soft">{t.noQuestions}</p>
          ) : (
            <QuestionResultsList courseId={courseId} chapterId={chapter.chapterId} />
          )}
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function Title({ chapter }: { chapter: ChapterResults }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const { title, subjectTitle } = titlesInLanguage(chapter, language);
  const { testsTaken, averageScore, passRate } = chapter;
  return (
    <span className="grid gap-1 py-1">
      <span lang={getLang(title)} className="wrap-anywhere">
        {title}
      </span>
      <span
        lang={getLang(subjectTitle)}
        className="font-text text-small font-normal wrap-anywhere text-ink-soft"
      >
        {subjectTitle}
      </span>
      <span className="flex flex-wrap gap-x-4 font-text text-small font-normal tabular-nums text-ink-soft">
        <span>{t.testsTaken({ count: testsTaken })}</span>
        {averageScore !== null && <span>{t.average({ score: format.percent(averageScore) })}</span>}
        {passRate !== null && <span>{t.passed({ share: format.percent(passRate) })}</span>}
      </span>
    </span>
  );
}
