import { useMemo, useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useEditor } from '../editor-context.tsx';
import { blankQuestion, type QuestionForm } from '../state/form.ts';
import type { ChapterPath } from '../state/row-path.ts';
import { useStableCallbacks } from '../use-stable-callbacks.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { exportQuestions } from './export-questions.ts';
import type { ImportItem } from './import-items.ts';
import { ImportPreview } from './import-preview.tsx';
import { PasteQuestions } from './paste-questions.tsx';
import { type ReadFile, readPastedQuestions, readQuestionFile } from './read-question-file.ts';
import { texts } from './texts.ts';

type BulkQuestionsProps = {
  path: ChapterPath;
  chapterId: string;
  chapterTitle: string;
  questions: readonly QuestionForm[];
  wasReplaced: boolean;
};

const isBlank = ({ question, options, explanation, questionImage, odia }: QuestionForm) =>
  [question, ...options, explanation].every((text) => text.trim() === '') &&
  !odia &&
  !questionImage.url &&
  !questionImage.chosen;

const toQuestionForm = ({
  question,
  options,
  correctAnswer,
  explanation,
  odia,
}: ImportItem): QuestionForm => ({
  ...blankQuestion(),
  question,
  options,
  correctAnswer,
  explanation,
  odia: odia ?? null,
});

/** Imports the questions of a chapter from a file or the clipboard, and exports them. */
export function BulkQuestions(props: BulkQuestionsProps) {
  const { path, chapterId, chapterTitle, questions, wasReplaced } = props;
  const t = useTexts(texts);
  const { dispatch } = useEditor();
  const toast = useToast();
  const [preview, setPreview] = useState<ReadFile | null>(null);
  const [isReading, setReading] = useState(false);
  const [isPasting, setPasting] = useState(false);
  // only the preview needs them, so typing does not search the chapter for them
  const existing = useMemo(
    () => (preview ? questions.filter((question) => !isBlank(question)) : []),
    [questions, preview],
  );
  const existingTexts = useMemo(() => existing.map(({ question }) => question), [existing]);
  const showPreview = async (reading: Promise<ReadFile>) => {
    setReading(true);
    setPreview(await reading);
    setReading(false);
  };
  const importItems = (items: readonly ImportItem[], mode: 'replace' | 'add') => {
    const imported = items.map(toQuestionForm);
    const isAdded = mode === 'add';
    dispatch({
      type: 'questions replaced',
      path,
      questions: isAdded ? [...existing, ...imported] : imported,
    });
    const isPasted = preview?.name === null;
    setPreview(null);
    setPasting(false);
    const count = imported.length;
    const replaced = isPasted ? t.questionsReplaced({ count }) : t.questionsUploaded({ count });
    toast({ text: isAdded ? t.questionsAdded({ count }) : replaced, tone: 'right' });
  };
  const exportFile = () => {
    const message = exportQuestions(chapterTitle, questions, t);
    toast(message ? { text: message, tone: 'right' } : { text: t.nothingToExport });
  };
  const actions = useStableCallbacks({
    onChoose: (file: File) => void showPreview(readQuestionFile(file)),
    onPaste: () => setPasting(true),
    onExport: exportFile,
    onUndo: () => dispatch({ type: 'replacement undone', path }),
  });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{t.bulkQuestions}</legend>
      <BulkButtons isReading={isReading && !isPasting} wasReplaced={wasReplaced} {...actions} />
      {isPasting && (
        <PasteQuestions
          chapterId={chapterId}
          isReading={isReading}
          onRead={(text) => void showPreview(readPastedQuestions(text))}
          onClose={() => setPasting(false)}
        />
      )}
      {preview && (
        <ImportPreview
          chapterId={chapterId}
          read={preview}
          existing={existingTexts}
          replacedCount={questions.length}
          onImport={importItems}
          onClose={() => setPreview(null)}
        />
      )}
    </fieldset>
  );
}
