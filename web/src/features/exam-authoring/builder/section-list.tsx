import { type ReactNode, useState } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PlusIcon } from '../../../ui/portal-icons.tsx';
import { AddFromFile } from './add-from-file.tsx';
import { editQuestions, editSection, moveRow } from './edit-form.ts';
import { createQuestion, createSection, type ExamForm, isEmptyQuestion, type SectionForm } from './form.ts';
import { QuestionList } from './question-list.tsx';
import { MoveButtons, RowButtons } from './row-buttons.tsx';
import { SectionFields } from './section-fields.tsx';
import { texts } from './texts.ts';
import type { EditExam } from './use-exam-form.ts';
import { useRemoval } from './use-removal.ts';

const MAX_SECTIONS = 20;

type SectionListProps = {
  form: ExamForm;
  edit: EditExam;
  isLocked: boolean;
  /** Further ways to add questions to a section. */
  renderSources: (sectionKey: string) => ReactNode;
};

/** The sections with their marks and questions. Students have seen them once the exam has begun, so they are locked. */
export function SectionList({ form, edit, isLocked, renderSources }: SectionListProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState(form.sections[0]?.key ?? '');
  const changeSections = (change: (rows: SectionForm[]) => SectionForm[]) =>
    edit((before) => ({ ...before, sections: change(before.sections) }));
  const remove = useRemoval(changeSections);
  const add = () => {
    const section = createSection(form.sections.at(-1));
    changeSections((rows) => [...rows, section]);
    setOpen(section.key);
  };
  return (
    <Panel title={t.sections}>
      <div className="grid grid-cols-1 gap-4">
        <Accordion open={open} onChange={setOpen}>
          {form.sections.map((section, index) => {
            const name = t.section({ number: index + 1 });
            const move = (by: -1 | 1) => changeSections((rows) => moveRow(rows, section.key, by));
            return (
              <AccordionItem
                key={section.key}
                value={section.key}
                title={<SectionTitle number={index + 1} section={section} />}
                actions={
                  !isLocked && (
                    <RowButtons name={name} onMove={move} onRemove={() => remove(section, index, name)} />
                  )
                }
              >
                <SectionContent
                  section={section}
                  hasTime={form.hasTimedSections}
                  edit={edit}
                  isLocked={isLocked}
                  moveButtons={<MoveButtons name={name} onMove={move} />}
                  sources={renderSources(section.key)}
                />
              </AccordionItem>
            );
          })}
        </Accordion>
        {!isLocked && (
          <div className="flex flex-wrap items-start gap-3">
            {form.sections.length < MAX_SECTIONS && (
              <Button tone="quiet" onClick={add}>
                <PlusIcon />
                {t.addSection}
              </Button>
            )}
            <AddFromFile form={form} onImport={(imported) => edit(() => imported)} />
          </div>
        )}
      </div>
    </Panel>
  );
}

type SectionContentProps = {
  section: SectionForm;
  /** Whether each section has its own time. */
  hasTime: boolean;
  edit: EditExam;
  isLocked: boolean;
  moveButtons: ReactNode;
  /** Further ways to add questions. */
  sources: ReactNode;
};

/** The marks and questions of an open section. */
function SectionContent(props: SectionContentProps) {
  const { section, hasTime, edit, isLocked, moveButtons, sources } = props;
  const t = useTexts(texts);
  const addQuestion = () => edit(editQuestions(section.key, (rows) => [...rows, createQuestion()]));
  return (
    <div className="grid grid-cols-1 gap-5">
      {!isLocked && <div className="sm:hidden">{moveButtons}</div>}
      <fieldset disabled={isLocked} className="min-w-0">
        <SectionFields
          section={section}
          hasTime={hasTime}
          onChange={(changed) => edit(editSection(section.key, () => changed))}
        />
      </fieldset>
      <QuestionList
        questions={section.questions}
        isLocked={isLocked}
        onChange={(change) => edit(editQuestions(section.key, change))}
      />
      {!isLocked && (
        <div className="flex flex-wrap gap-3">
          <Button tone="quiet" onClick={addQuestion}>
            <PlusIcon />
            {t.addQuestion}
          </Button>
          {sources}
        </div>
      )}
    </div>
  );
}

function SectionTitle({ number, section }: { number: number; section: SectionForm }) {
  const t = useTexts(texts);
  const { questions } = section;
  const title = (useLocale().language === 'or' && section.odiaTitle.trim()) || section.title;
  const empty = questions.filter(isEmptyQuestion).length;
  return (
    <>
      <span className="block">{title ? t.sectionTitled({ number, title }) : t.section({ number })}</span>
      <span className="flex flex-wrap gap-x-3 font-sans text-small font-normal text-ink-soft">
        <span>{t.questionCount({ count: questions.length })}</span>
        {empty > 0 && <span>{t.emptyCount({ count: empty })}</span>}
      </span>
    </>
  );
}
