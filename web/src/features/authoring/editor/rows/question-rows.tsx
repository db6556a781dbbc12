import { memo, useMemo } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useInLanguage } from '../../../../language/use-in-language.ts';
import { AccordionItem } from '../../../../ui/accordion.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { PlusIcon } from '../../../../ui/portal-icons.tsx';
import { useEditor } from '../editor-context.tsx';
import { blankQuestion, copyQuestion, type QuestionForm } from '../state/form.ts';
import { QUESTIONS_PER_PAGE } from '../state/open-rows.ts';
import { texts } from '../texts.ts';
import { useStableCallbacks } from '../use-stable-callbacks.ts';
import { AccordionRows } from './accordion-rows.tsx';
import { MoveHandle } from './move-handle.tsx';
import { QuestionFields } from './question-fields.tsx';
import { RowActions, RowActionsBelow } from './row-actions.tsx';
import { RowTitle } from './row-title.tsx';
import { SortableRow } from './sortable-rows.tsx';

type QuestionRowsProps = {
  subjectKey: string;
  chapterKey: string;
  questions: readonly QuestionForm[];
  openKey: string;
  page: number;
};

/** The questions of a chapter, paginated because there may be thousands. */
export const QuestionRows = memo(function QuestionRows(props: QuestionRowsProps) {
  const { subjectKey, chapterKey, questions, openKey, page } = props;
  const t = useTexts(texts);
  const { dispatch } = useEditor();
  const path = { subject: subjectKey, chapter: chapterKey };
  const pages = Math.max(1, Math.ceil(questions.length / QUESTIONS_PER_PAGE));
  const currentPage = Math.min(page, pages);
  const first = (currentPage - 1) * QUESTIONS_PER_PAGE;
  const rows = questions.slice(first, first + QUESTIONS_PER_PAGE);
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t.questions}</p>
      {questions.length === 0 && <p className="text-ink-soft">{t.noQuestions}</p>}
      <AccordionRows
        rows={rows}
        open={openKey}
        onOpen={(key) => dispatch({ type: 'question opened', path, key })}
        onMove={(question, to) => dispatch({ type: 'moved', path: { ...path, question }, to: first + to })}
      >
        {(question, index) => (
          <QuestionRow
            subjectKey={subjectKey}
            chapterKey={chapterKey}
            question={question}
            index={first + index}
          />
        )}
      </AccordionRows>
      <Pagination
        label={t.questionPages}
        page={currentPage}
        pages={pages}
        onChange={(to) => dispatch({ type: 'page turned', path, page: to })}
      />
      <div>
        <Button
          tone="quiet"
          size="small"
          onClick={() => dispatch({ type: 'question added', path, question: blankQuestion() })}
        >
          <PlusIcon />
          {t.addQuestion}
        </Button>
      </div>
    </div>
  );
});

type QuestionRowProps = { subjectKey: string; chapterKey: string; question: QuestionForm; index: number };

const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { subjectKey, chapterKey, question, index } = props;
  const t = useTexts(texts);
  const { dispatch, remove } = useEditor();
  const path = useMemo(
    () => ({ subject: subjectKey, chapter: chapterKey, question: question.key }),
    [subjectKey, chapterKey, question.key],
  );
  const name = t.questionNumber({ number: index + 1 });
  const actions = useStableCallbacks({
    onDuplicate: () =>
      dispatch({ type: 'question added', path, question: copyQuestion(question), index: index + 1 }),
    onRemove: () =>
      remove({
        level: 'question',
        action: { type: 'removed', path },
        undo: { type: 'question added', path, question, index },
      }),
  });
  return (
    <SortableRow id={question.key}>
      <AccordionItem
        value={question.key}
        heading="h5"
        lead={<MoveHandle path={path} name={name} index={index} />}
        title={<RowTitle name={name} title={useInLanguage(question).question} />}
        actions={<RowActions name={name} {...actions} />}
      >
        <div className="grid gap-5">
          <QuestionFields path={path} question={question} />
          <RowActionsBelow name={name} {...actions} />
        </div>
      </AccordionItem>
    </SortableRow>
  );
});
