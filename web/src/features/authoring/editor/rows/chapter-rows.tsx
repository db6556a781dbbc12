import { memo, useMemo } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useInLanguage } from '../../../../language/use-in-language.ts';
import { courseTexts } from '../../../../lib/course-texts.ts';
import { AccordionItem } from '../../../../ui/accordion.tsx';
import { Button } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/portal-icons.tsx';
import { useEditor } from '../editor-context.tsx';
import { blankChapter, type ChapterForm, copyChapter, type QuestionForm } from '../state/form.ts';
import type { OpenRows } from '../state/open-rows.ts';
import { texts } from '../texts.ts';
import { useStableCallbacks } from '../use-stable-callbacks.ts';
import { AccordionRows } from './accordion-rows.tsx';
import { ChapterFields } from './chapter-fields.tsx';
import { MoveHandle } from './move-handle.tsx';
import { RowActions, RowActionsBelow } from './row-actions.tsx';
import { RowTitle } from './row-title.tsx';
import { SortableRow } from './sortable-rows.tsx';

type ChapterRowsProps = {
  subjectKey: string;
  chapters: readonly ChapterForm[];
  open: OpenRows;
  replaced: Readonly<Record<string, readonly QuestionForm[]>>;
};

export function ChapterRows({ subjectKey, chapters, open, replaced }: ChapterRowsProps) {
  const t = useTexts(texts);
  const { dispatch } = useEditor();
  const path = { subject: subjectKey };
  const openKey = open.chapter[subjectKey] ?? '';
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{t.chapters}</p>
        <Button
          tone="quiet"
          size="small"
          onClick={() => dispatch({ type: 'chapter added', path, chapter: blankChapter() })}
        >
          <PlusIcon />
          {t.addChapter}
        </Button>
      </div>
      {chapters.length === 0 && <p className="text-ink-soft">{t.noChapters}</p>}
      <AccordionRows
        rows={chapters}
        open={openKey}
        onOpen={(key) => dispatch({ type: 'chapter opened', path, key })}
        onMove={(chapter, to) => dispatch({ type: 'moved', path: { ...path, chapter }, to })}
      >
        {(chapter, index) => (
          <ChapterRow
            subjectKey={subjectKey}
            chapter={chapter}
            index={index}
            openQuestion={open.question[chapter.key] ?? ''}
            page={open.page[chapter.key] ?? 1}
            wasReplaced={replaced[chapter.key] !== undefined}
          />
        )}
      </AccordionRows>
    </div>
  );
}

type ChapterRowProps = {
  subjectKey: string;
  chapter: ChapterForm;
  index: number;
  openQuestion: string;
  page: number;
  wasReplaced: boolean;
};

const ChapterRow = memo(function ChapterRow(props: ChapterRowProps) {
  const { subjectKey, chapter, index, ...rowState } = props;
  const t = useTexts(texts);
  const { questionCount } = useTexts(courseTexts);
  const { dispatch, remove } = useEditor();
  const path = useMemo(() => ({ subject: subjectKey, chapter: chapter.key }), [subjectKey, chapter.key]);
  const name = t.chapterNumber({ number: index + 1 });
  const actions = useStableCallbacks({
    onDuplicate: () =>
      dispatch({ type: 'chapter added', path, chapter: copyChapter(chapter), index: index + 1 }),
    onRemove: () =>
      remove({
        level: 'chapter',
        action: { type: 'removed', path },
        undo: { type: 'chapter added', path, chapter, index },
      }),
  });
  return (
    <SortableRow id={chapter.key}>
      <AccordionItem
        value={chapter.key}
        heading="h4"
        lead={<MoveHandle path={path} name={name} index={index} />}
        title={
          <RowTitle
            name={name}
            title={useInLanguage(chapter).title}
            count={questionCount({ count: chapter.questions.length })}
          />
        }
        actions={<RowActions name={name} {...actions} />}
      >
        <div className="grid gap-5">
          <ChapterFields path={path} chapter={chapter} {...rowState} />
          <RowActionsBelow name={name} {...actions} />
        </div>
      </AccordionItem>
    </SortableRow>
  );
});
