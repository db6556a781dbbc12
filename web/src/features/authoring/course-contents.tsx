import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { type ReactNode, useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { courseTexts } from '../../lib/course-texts.ts';
import { getLang } from '../../lib/odia.ts';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { QuestionView } from './question-view.tsx';
import { texts } from './texts.ts';
import { ViewDocument } from './view-document.tsx';

type Subject = CourseTree['subjects'][number];
type Chapter = Subject['chapters'][number];

/** The subjects, chapters and questions of a course, read-only. Only open rows are rendered. */
export function CourseContents({ subjects }: { subjects: readonly Subject[] }) {
  const t = useTexts(texts);
  const { chapterCount } = useTexts(courseTexts);
  const [open, setOpen] = useState('');
  if (subjects.length === 0) return <p className="text-ink-soft">{t.noSubjects}</p>;
  return (
    <Accordion open={open} onChange={setOpen}>
      {subjects.map((subject) => (
        <AccordionItem
          key={subject._id}
          value={subject._id}
          heading="h3"
          title={<Title row={subject} />}
          actions={<Count>{chapterCount({ count: subject.chapters.length })}</Count>}
        >
          <Chapters subject={subject} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function Chapters({ subject }: { subject: Subject }) {
  const t = useTexts(texts);
  const { questionCount } = useTexts(courseTexts);
  const [open, setOpen] = useState('');
  return (
    <div className="grid gap-4">
      <Description row={subject} />
      {subject.chapters.length === 0 && <p className="text-ink-soft">{t.noChapters}</p>}
      <Accordion open={open} onChange={setOpen}>
        {subject.chapters.map((chapter) => (
          <AccordionItem
            key={chapter._id}
            value={chapter._id}
            heading="h4"
            title={<Title row={chapter} />}
            actions={<Count>{questionCount({ count: chapter.questions.length })}</Count>}
          >
            <Questions chapter={chapter} />
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  );
}

function Questions({ chapter }: { chapter: Chapter }) {
  const t = useTexts(texts);
  return (
    <div className="grid gap-4">
      <Description row={chapter} />
      {chapter.pdf && (
        <div>
          <ViewDocument url={chapter.pdf} label={t.viewPdf} />
        </div>
      )}
      {chapter.questions.length === 0 && <p className="text-ink-soft">{t.noQuestions}</p>}
      <ol className="grid gap-4">
        {chapter.questions.map((question, index) => (
          <li key={question._id}>
            <QuestionView question={question} number={index + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type RowProps = { row: Pick<Subject, 'title' | 'description' | 'odia'> };

/** Both versions, the one in the language of the page first. Clipped to two lines until the row is open. */
function Title({ row: { title, odia } }: RowProps) {
  const { language } = useLocale();
  const [first, second] = language === 'or' && odia ? [odia.title, title] : [title, odia?.title];
  return (
    <span className="grid">
      <span lang={getLang(first)} className="line-clamp-2 group-data-[state=open]:line-clamp-none">
        {first}
      </span>
      {second && (
        <span
          lang={getLang(second)}
          className="line-clamp-2 font-text text-body font-normal text-ink-soft group-data-[state=open]:line-clamp-none"
        >
          {second}
        </span>
      )}
    </span>
  );
}

function Description({ row: { description, odia } }: RowProps) {
  return (
    <div className="grid gap-2 whitespace-pre-line text-ink-soft">
      <p lang={getLang(description)}>{description}</p>
      {odia?.description && <p lang="or">{odia.description}</p>}
    </div>
  );
}

function Count({ children }: { children: ReactNode }) {
  return <span className="px-2 text-small whitespace-nowrap text-ink-soft">{children}</span>;
}
