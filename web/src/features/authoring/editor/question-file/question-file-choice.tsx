import { SAMPLE_FILE_NAME, SAMPLE_QUESTIONS } from '@sikhya/contract/sample-questions.ts';
import { useState } from 'react';
import { saveAs } from '../../../../lib/download.ts';
import { formatCount } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChooseFile } from '../../../../ui/choose-file.tsx';
import { DownloadIcon, UndoIcon } from '../../../../ui/icons.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useEditor } from '../editor-context.tsx';
import { blankQuestion, type QuestionForm } from '../state/form.ts';
import type { ChapterAt } from '../state/place.ts';
import { QuestionFilePreview } from './question-file-preview.tsx';
import { type ReadFile, readQuestionFile } from './read-question-file.ts';

const SAMPLE = new Blob([SAMPLE_QUESTIONS], { type: 'text/plain;charset=utf-8' });

type QuestionFileChoiceProps = { at: ChapterAt; questions: readonly QuestionForm[]; wasReplaced: boolean };

/** Takes all questions of a chapter from a text file, after showing what was understood of it. */
export function QuestionFileChoice({ at, questions, wasReplaced }: QuestionFileChoiceProps) {
  const { dispatch } = useEditor();
  const toast = useToast();
  const [read, setRead] = useState<ReadFile | null>(null);
  const [reading, setReading] = useState(false);
  const choose = async (file: File) => {
    setReading(true);
    setRead(await readQuestionFile(file));
    setReading(false);
  };
  const replace = () => {
    if (!read || 'problem' in read) return;
    const replacing = read.questions.map(({ line, ...question }) => ({ ...blankQuestion(), ...question }));
    dispatch({ type: 'questions replaced', at, questions: replacing });
    setRead(null);
    toast({ text: `Uploaded ${replacing.length} questions from file.`, tone: 'right' });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">Bulk questions</legend>
      <div className="grid justify-items-start gap-3 rounded-soft border border-dashed border-edge bg-paper p-3 sm:p-4">
        <div className="flex flex-wrap gap-3">
          <ChooseFile
            label="Questions (.txt)"
            accept=".txt,text/plain"
            onChoose={(file) => void choose(file)}
            shown="Upload questions"
            busy={reading}
          />
          <Button tone="quiet" onClick={() => saveAs(SAMPLE_FILE_NAME, SAMPLE)}>
            <DownloadIcon />
            Download sample
          </Button>
        </div>
        <p className="text-small text-ink-soft">
          A text file (.txt). All questions of this chapter are replaced; you see them before that happens.
        </p>
        {wasReplaced && (
          <Button tone="soft" size="small" onClick={() => dispatch({ type: 'replacement undone', at })}>
            <UndoIcon />
            Undo replacement
          </Button>
        )}
      </div>
      {read && (
        <QuestionFilePreview
          read={read}
          replaced={formatCount(questions.length, 'question')}
          onReplace={replace}
          onClose={() => setRead(null)}
        />
      )}
    </fieldset>
  );
}
