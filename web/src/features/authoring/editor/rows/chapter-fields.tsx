import { useEditor } from '../editor-context.tsx';
import { FileChoice } from '../files/file-choice.tsx';
import { QuestionFileChoice } from '../question-file/question-file-choice.tsx';
import type { ChapterForm } from '../state/form.ts';
import type { ChapterAt } from '../state/place.ts';
import { QuestionRows } from './question-rows.tsx';
import { TitleAndDescription } from './title-and-description.tsx';

type ChapterFieldsProps = {
  at: ChapterAt;
  chapter: ChapterForm;
  openQuestion: string;
  page: number;
  wasReplaced: boolean;
};

/** All of a chapter: its words, its PDF, and its questions, typed or from a file. */
export function ChapterFields({ at, chapter, openQuestion, page, wasReplaced }: ChapterFieldsProps) {
  const { dispatch } = useEditor();
  return (
    <>
      <TitleAndDescription
        noun="Chapter"
        at={at}
        row={chapter}
        onWrite={(field, text) => dispatch({ type: 'chapter written', at, field, text })}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <FileChoice
          slot={{ kind: 'pdf', at }}
          label="Chapter PDF"
          hint="PDF files only, up to 50 MB."
          file={chapter.pdf}
        />
        <QuestionFileChoice
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
