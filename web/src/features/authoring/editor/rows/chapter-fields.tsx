import { useEditor } from '../editor-context.tsx';
import { FileField } from '../files/file-field.tsx';
import { BulkQuestions } from '../question-file/bulk-questions.tsx';
import type { ChapterForm } from '../state/form.ts';
import type { ChapterPath } from '../state/row-path.ts';
import { QuestionRows } from './question-rows.tsx';
import { TitleAndDescription } from './title-and-description.tsx';

type ChapterFieldsProps = {
  at: ChapterPath;
  chapter: ChapterForm;
  openQuestion: string;
  page: number;
  wasReplaced: boolean;
};

export function ChapterFields({ at, chapter, openQuestion, page, wasReplaced }: ChapterFieldsProps) {
  const { dispatch } = useEditor();
  return (
    <>
      <TitleAndDescription
        noun="Chapter"
        at={at}
        row={chapter}
        onChange={(field, text) => dispatch({ type: 'chapter edited', at, field, text })}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <FileField
          slot={{ kind: 'pdf', at }}
          label="Chapter PDF"
          hint="PDF files only, up to 50 MB."
          file={chapter.pdf}
        />
        <BulkQuestions
          at={at}
          chapterTitle={chapter.title}
          questions={chapter.questions}
          wasReplaced={wasReplaced}
        />
      </div>
      <QuestionRows
        subjectKey={at.subject}
        chapterKey={at.chapter}
        questions={chapter.questions}
        openKey={openQuestion}
        page={page}
      />
    </>
  );
}
