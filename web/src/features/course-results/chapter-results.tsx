import type { ChapterResults } from '@sikhya/contract/course-results.ts';
import { useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { getLang } from '../../lib/odia.ts';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { QuestionResultsList } from './question-results-list.tsx';

type ChapterResultsListProps = { courseId: string; chapters: readonly ChapterResults[] };

/** The test results of each chapter. An expanded chapter shows the results of its questions. */
export function ChapterResultsList({ courseId, chapters }: ChapterResultsListProps) {
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
            <p className="text-ink-soft">No questions in this chapter</p>
          ) : (
            <QuestionResultsList courseId={courseId} chapterId={chapter.chapterId} />
          )}
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function Title({
  chapter: { title, subjectTitle, testsTaken, averageScore, passRate },
}: {
  chapter: ChapterResults;
}) {
  return (
    <span className="grid gap-1 py-1">
      <span lang={getLang(title)} className="wrap-anywhere">
        {title}
      </span>
      <span lang={getLang(subjectTitle)} className="text-small font-normal wrap-anywhere text-ink-soft">
        {subjectTitle}
      </span>
      <span className="flex flex-wrap gap-x-4 text-small font-normal tabular-nums text-ink-soft">
        <span>{formatCount(testsTaken, 'test')} taken</span>
        {averageScore !== null && <span>average {averageScore}%</span>}
        {passRate !== null && <span>{passRate}% passed</span>}
      </span>
    </span>
  );
}
