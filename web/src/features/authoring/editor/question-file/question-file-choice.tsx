import { SAMPLE_FILE_NAME, SAMPLE_QUESTIONS } from '@sikhya/contract/sample-questions.ts';
import { useMemo, useState } from 'react';
import { saveFile } from '../../../../lib/download.ts';
import { formatCount } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChooseFile } from '../../../../ui/choose-file.tsx';
import { CopyIcon, DownloadIcon, UndoIcon } from '../../../../ui/icons.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useEditor } from '../editor-context.tsx';
import { blankQuestion, type QuestionForm } from '../state/form.ts';
import type { ChapterAt } from '../state/place.ts';
import { exportQuestions } from './export-questions.ts';
import type { ImportItem } from './import-items.ts';
import { ImportPreview } from './import-preview.tsx';
import { PasteQuestions } from './paste-questions.tsx';
import { type ReadFile, readPastedQuestions, readQuestionFile } from './read-question-file.ts';

const SAMPLE = new Blob([SAMPLE_QUESTIONS], { type: 'text/plain;charset=utf-8' });

type QuestionFileChoiceProps = {
  at: ChapterAt;
  chapterTitle: string;
  questions: readonly QuestionForm[];
  wasReplaced: boolean;
};

const isBlank = ({ question, options, explanation, questionImage }: QuestionForm) =>
  [question, ...options, explanation].every((text) => text.trim() === '') &&
  !questionImage.url &&
  !questionImage.chosen;

const asForm = ({ question, options, correctAnswer, explanation }: ImportItem): QuestionForm => ({
  ...blankQuestion(),
  question,
  options,
  correctAnswer,
  explanation,
});

/** Takes questions of a chapter from a file or the clipboard, after showing what was understood, and saves them as a file. */
export function QuestionFileChoice({ at, chapterTitle, questions, wasReplaced }: QuestionFileChoiceProps) {
  const { dispatch } = useEditor();
  const toast = useToast();
  const [read, setRead] = useState<ReadFile | null>(null);
  const [isReading, setReading] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const kept = useMemo(() => questions.filter((question) => !isBlank(question)), [questions]);
  const existing = useMemo(() => kept.map(({ question }) => question), [kept]);
  const show = async (reading: Promise<ReadFile>) => {
    setReading(true);
    setRead(await reading);
    setReading(false);
  };
  const take = (items: readonly ImportItem[], way: 'replace' | 'add') => {
    const taken = items.map(asForm);
    const isAdded = way === 'add';
    dispatch({ type: 'questions replaced', at, questions: isAdded ? [...kept, ...taken] : taken });
    const isFile = read?.isPasted === false;
    setRead(null);
    setPasting(false);
    const text = isAdded
      ? `Added ${formatCount(taken.length, 'question')}.`
      : isFile
        ? `Uploaded ${taken.length} questions from file.`
        : `Replaced by ${formatCount(taken.length, 'pasted question')}.`;
    toast({ text, tone: 'right' });
  };
  const save = () => {
    const said = exportQuestions(chapterTitle, questions);
    toast(said ? { text: said, tone: 'right' } : { text: 'There are no finished questions to export.' });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">Bulk questions</legend>
      <div className="grid justify-items-start gap-3 rounded-soft border border-dashed border-edge bg-paper p-3 sm:p-4">
        <div className="flex flex-wrap gap-3">
          <ChooseFile
            label="Questions (.txt)"
            accept=".txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values"
            onChoose={(file) => void show(readQuestionFile(file))}
            shown="Upload questions"
            busy={isReading && !isPasting}
          />
          <Button tone="quiet" onClick={() => setPasting(true)}>
            <CopyIcon />
            Paste questions
          </Button>
          <Button tone="quiet" onClick={() => saveFile(SAMPLE_FILE_NAME, SAMPLE)}>
            <DownloadIcon />
            Download sample
          </Button>
          <Button tone="quiet" onClick={save}>
            <DownloadIcon />
            Export questions
          </Button>
        </div>
        <p className="text-small text-ink-soft">
          A text file (.txt), or a table (.csv, .tsv). You see the questions before they replace those of this
          chapter or are added to them.
        </p>
        {wasReplaced && (
          <Button tone="soft" size="small" onClick={() => dispatch({ type: 'replacement undone', at })}>
            <UndoIcon />
            Undo import
          </Button>
        )}
      </div>
      {isPasting && (
        <PasteQuestions
          isReading={isReading}
          onRead={(text) => void show(readPastedQuestions(text))}
          onClose={() => setPasting(false)}
        />
      )}
      {read && (
        <ImportPreview
          read={read}
          existing={existing}
          replaced={questions.length}
          onImport={take}
          onClose={() => setRead(null)}
        />
      )}
    </fieldset>
  );
}
