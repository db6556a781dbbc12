import { memo, useCallback, useId, useMemo } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useEditor } from '../editor-context.tsx';
import { FileField } from '../files/file-field.tsx';
import { BulkQuestions } from '../question-file/bulk-questions.tsx';
import type { ChapterForm } from '../state/form.ts';
import type { ChapterPath } from '../state/row-path.ts';
import { texts } from '../texts.ts';
import { QuestionRows } from './question-rows.tsx';
import { TitleAndDescription } from './title-and-description.tsx';

type ChapterFieldsProps = {
  path: ChapterPath;
  chapter: ChapterForm;
  openQuestion: string;
  page: number;
  wasReplaced: boolean;
};

export function ChapterFields({ path, chapter, openQuestion, page, wasReplaced }: ChapterFieldsProps) {
  const t = useTexts(texts);
  const { dispatch } = useEditor();
  const edit = useCallback(
    (field: 'title' | 'description', text: string) => dispatch({ type: 'chapter edited', path, field, text }),
    [dispatch, path],
  );
  const changeFreePreview = useCallback(
    (freePreview: boolean) => dispatch({ type: 'free preview changed', path, freePreview }),
    [dispatch, path],
  );
  const pdf = useMemo(() => ({ kind: 'pdf' as const, path }), [path]);
  return (
    <>
      <TitleAndDescription
        level="chapter"
        path={path}
        title={chapter.title}
        description={chapter.description}
        odia={chapter.odia}
        onChange={edit}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <FileField slot={pdf} label={t.chapterPdf} hint={t.chapterPdfHint} file={chapter.pdf} />
        <BulkQuestions
          path={path}
          chapterId={chapter._id ?? chapter.key}
          chapterTitle={chapter.title}
          questions={chapter.questions}
          wasReplaced={wasReplaced}
        />
      </div>
      <FreePreview isChecked={chapter.freePreview ?? false} onChange={changeFreePreview} />
      <QuestionRows
        subjectKey={path.subject}
        chapterKey={path.chapter}
        questions={chapter.questions}
        openKey={openQuestion}
        page={page}
      />
    </>
  );
}

type FreePreviewProps = { isChecked: boolean; onChange: (isChecked: boolean) => void };

const FreePreview = memo(function FreePreview({ isChecked, onChange }: FreePreviewProps) {
  const t = useTexts(texts);
  const hint = useId();
  return (
    <div>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isChecked}
          aria-describedby={hint}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 shrink-0 accent-indigo"
        />
        {t.freePreview}
      </label>
      <p id={hint} className="text-small text-ink-soft">
        {t.freePreviewHint}
      </p>
    </div>
  );
});
