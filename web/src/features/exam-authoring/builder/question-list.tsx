import { useState } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { moveRow } from './edit-form.ts';
import type { QuestionForm } from './form.ts';
import { QuestionFields } from './question-fields.tsx';
import { MoveButtons, RowButtons } from './row-buttons.tsx';
import { texts } from './texts.ts';
import { useRemoval } from './use-removal.ts';

/** A section may have a thousand questions, and each row costs time on every key press. */
const PER_PAGE = 50;

type QuestionListProps = {
  questions: readonly QuestionForm[];
  /** The fields are read-only. */
  isLocked: boolean;
  onChange: (change: (questions: QuestionForm[]) => QuestionForm[]) => void;
};

/** The questions of a section, one of them open at a time. */
export function QuestionList({ questions, isLocked, onChange }: QuestionListProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState('');
  const [page, setPage] = useState(1);
  const remove = useRemoval(onChange);
  const pages = Math.max(1, Math.ceil(questions.length / PER_PAGE));
  const first = (Math.min(page, pages) - 1) * PER_PAGE;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Accordion open={open} onChange={setOpen}>
        {questions.slice(first, first + PER_PAGE).map((question, n) => {
          const index = first + n;
          const name = t.questionNumber({ number: index + 1 });
          const move = (by: -1 | 1) => onChange((rows) => moveRow(rows, question.key, by));
          return (
            <AccordionItem
              key={question.key}
              value={question.key}
              heading="h4"
              title={<QuestionTitle number={index + 1} question={question} />}
              actions={
                !isLocked && (
                  <RowButtons name={name} onMove={move} onRemove={() => remove(question, index, name)} />
                )
              }
            >
              {!isLocked && (
                <div className="sm:hidden">
                  <MoveButtons name={name} onMove={move} />
                </div>
              )}
              <fieldset disabled={isLocked} className="min-w-0">
                <QuestionFields
                  question={question}
                  onChange={(changed) =>
                    onChange((rows) => rows.map((row) => (row.key === changed.key ? changed : row)))
                  }
                />
              </fieldset>
            </AccordionItem>
          );
        })}
      </Accordion>
      <Pagination page={Math.min(page, pages)} pages={pages} onChange={setPage} />
    </div>
  );
}

function QuestionTitle({ number, question }: { number: number; question: QuestionForm }) {
  const t = useTexts(texts);
  const text = question.question || question.odia.question;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base font-normal">
      <span className="font-semibold">{t.questionNumber({ number })}</span>
      <span lang={getLang(text)} className={`line-clamp-1 min-w-0 ${text ? '' : 'text-ink-soft'}`}>
        {text || t.emptyQuestion}
      </span>
      {question.originId && <Badge>{t.copied}</Badge>}
    </span>
  );
}
