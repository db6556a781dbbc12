import { translate } from '@sikhya/contract/language/texts.ts';
import { decodeQuestionFile } from '@sikhya/contract/question-file/decode-file.ts';
import { readSections } from '@sikhya/contract/question-file/sections.ts';
import { useFormatter } from '../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { FileInput } from '../../../ui/file-input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { ExamForm } from './form.ts';
import { importSections } from './import-file.ts';
import { texts } from './texts.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_LINES_SHOWN = 10;

type AddFromFileProps = { form: ExamForm; onImport: (form: ExamForm) => void };

/** Adds the questions of a bulk text file, whose `Section:` lines divide them. */
export function AddFromFile({ form, onImport }: AddFromFileProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const format = useFormatter();
  const toast = useToast();
  const describeLines = (lines: readonly number[]) => ({
    count: lines.length,
    lines: lines
      .slice(0, MAX_LINES_SHOWN)
      .map((line) => format.number(line))
      .join(', '),
  });
  const read = async (file: File) => {
    if (file.size > MAX_BYTES) return toast({ text: t.fileTooLarge, tone: 'wrong' });
    const decoded = decodeQuestionFile(new Uint8Array(await file.arrayBuffer()));
    if ('problem' in decoded) return toast({ text: translate(decoded.problem, locale), tone: 'wrong' });
    const result = importSections(form, readSections(decoded.text));
    const { added, leftOut, doubtful, problems } = result;
    if (added > 0) {
      onImport(result.form);
      toast({ text: t.questionsAdded({ count: added }), tone: 'right' });
      if (leftOut.length > 0) toast({ text: t.questionsLeftOut(describeLines(leftOut)), tone: 'wrong' });
      if (doubtful.length > 0) toast({ text: t.answersToCheck(describeLines(doubtful)), tone: 'wrong' });
    } else if (problems.length === 0) toast({ text: t.noQuestionsInFile, tone: 'wrong' });
    for (const problem of problems) toast({ text: translate(problem, locale), tone: 'wrong' });
  };
  return (
    <div className="grid gap-2">
      <div>
        <FileInput
          label={t.textFile}
          buttonText={t.addFromFile}
          accept=".txt,text/plain"
          onChoose={(file) => void read(file)}
        />
      </div>
      <p className="text-small text-ink-soft">{t.fileHint}</p>
    </div>
  );
}
