import { memo, useCallback, useMemo } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useInLanguage } from '../../../../language/use-in-language.ts';
import { courseTexts } from '../../../../lib/course-texts.ts';
import { AccordionItem } from '../../../../ui/accordion.tsx';
import { Button } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/portal-icons.tsx';
import { useEditor } from '../editor-context.tsx';
import { blankSubject, type QuestionForm, type SubjectForm } from '../state/form.ts';
import type { OpenRows } from '../state/open-rows.ts';
import { texts } from '../texts.ts';
import { useStableCallbacks } from '../use-stable-callbacks.ts';
import { AccordionRows } from './accordion-rows.tsx';
import { ChapterRows } from './chapter-rows.tsx';
import { MoveHandle } from './move-handle.tsx';
import { RowActions, RowActionsBelow } from './row-actions.tsx';
import { RowTitle } from './row-title.tsx';
import { SortableRow } from './sortable-rows.tsx';
import { TitleAndDescription } from './title-and-description.tsx';

type RowState = { open: OpenRows; replaced: Readonly<Record<string, readonly QuestionForm[]>> };

export const SubjectRows = memo(function SubjectRows({
  subjects,
  ...rowState
}: RowState & { subjects: readonly SubjectForm[] }) {
  const t = useTexts(texts);
  const { dispatch } = useEditor();
  return (
    <section aria-labelledby="course-subjects" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="course-subjects" className="text-h3">
          {t.courseSubjects}
        </h2>
        <Button tone="quiet" onClick={() => dispatch({ type: 'subject added', subject: blankSubject() })}>
          <PlusIcon />
          {t.addSubject}
        </Button>
      </div>
      {subjects.length === 0 && (
        <p className="rounded-soft border border-dashed border-edge p-6 text-center text-ink-soft">
          {t.noSubjects}
        </p>
      )}
      <AccordionRows
        rows={subjects}
        open={rowState.open.subject}
        onOpen={(key) => dispatch({ type: 'subject opened', key })}
        onMove={(subject, to) => dispatch({ type: 'moved', path: { subject }, to })}
      >
        {(subject, index) => <SubjectRow subject={subject} index={index} {...rowState} />}
      </AccordionRows>
    </section>
  );
});

type SubjectRowProps = RowState & { subject: SubjectForm; index: number };

const SubjectRow = memo(function SubjectRow({ subject, index, open, replaced }: SubjectRowProps) {
  const t = useTexts(texts);
  const { chapterCount } = useTexts(courseTexts);
  const { dispatch, remove } = useEditor();
  const path = useMemo(() => ({ subject: subject.key }), [subject.key]);
  const name = t.subjectNumber({ number: index + 1 });
  const actions = useStableCallbacks({
    onRemove: () =>
      remove({
        level: 'subject',
        action: { type: 'removed', path },
        undo: { type: 'subject added', subject, index },
      }),
  });
  const edit = useCallback(
    (field: 'title' | 'description', text: string) => dispatch({ type: 'subject edited', path, field, text }),
    [dispatch, path],
  );
  return (
    <SortableRow id={subject.key}>
      <AccordionItem
        value={subject.key}
        heading="h3"
        lead={<MoveHandle path={path} name={name} index={index} />}
        title={
          <RowTitle
            name={name}
            title={useInLanguage(subject).title}
            count={chapterCount({ count: subject.chapters.length })}
          />
        }
        actions={<RowActions name={name} {...actions} />}
      >
        <div className="grid gap-5">
          <TitleAndDescription
            level="subject"
            path={path}
            title={subject.title}
            description={subject.description}
            odia={subject.odia}
            onChange={edit}
          />
          <ChapterRows subjectKey={subject.key} chapters={subject.chapters} open={open} replaced={replaced} />
          <RowActionsBelow name={name} {...actions} />
        </div>
      </AccordionItem>
    </SortableRow>
  );
});
