import { type Message, type Texts, translate } from '@sikhya/contract/language/texts.ts';
import type { UnusedLine } from '@sikhya/contract/question-file/found-question.ts';
import type { RejectedBlock } from '@sikhya/contract/question-file/strict.ts';
import { useMemo, useState } from 'react';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { AlertIcon, InfoIcon } from '../../../../ui/icons.tsx';
import { RestoredNotice } from '../../../../ui/restored-notice.tsx';
import { useDiscardConfirm, useDiscardQuestion } from '../../../../ui/use-discard-confirm.ts';
import { assess, mapNumbersByText } from './assess.ts';
import type { ComparedReading } from './compare-read-questions.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ImportFooter } from './import-footer.tsx';
import type { ImportQuestions } from './import-items.ts';
import { ImportList } from './import-list.tsx';
import type { ReadFile } from './read-question-file.ts';
import { texts } from './texts.ts';
import { useImportItems } from './use-import-items.ts';

const MAX_SHOWN = 30;

type ImportPreviewProps = {
  /** Names the chapter when changes are restored after the session has ended. */
  chapterId: string;
  read: ReadFile;
  /** The texts of the questions that are already in the chapter. */
  existing: readonly string[];
  /** How many questions a replacement would remove. */
  replacedCount: number;
  onImport: ImportQuestions;
  onClose: () => void;
};

/** Shows the questions that were read from a file or a pasted text, before anything changes. */
export function ImportPreview({ read, onClose, ...rest }: ImportPreviewProps) {
  const [isConverted, setConverted] = useState(false);
  if ('problem' in read) return <Problem read={read} problem={read.problem} onClose={onClose} />;
  const { reading, converted } = read;
  const selected = isConverted && converted ? converted : reading;
  return (
    <Questions
      key={selected.format}
      read={read}
      reading={selected}
      more={
        converted &&
        selected !== converted && { count: converted.questions.length, onConvert: () => setConverted(true) }
      }
      onClose={onClose}
      {...rest}
    />
  );
}

const getEmptyTitle = ({ name }: ReadFile, t: Texts<typeof texts>) =>
  name === null ? t.noQuestionsInText : t.noQuestionsInFile;

function Problem({ read, problem, onClose }: { read: ReadFile; problem: Message; onClose: () => void }) {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <ImportDialog
      title={getEmptyTitle(read, t)}
      description={read.name ?? t.pastedText}
      closeLabel={t.close}
      onClose={onClose}
    >
      <p className="flex gap-2 text-wrong">
        <AlertIcon />
        {translate(problem, locale)}
      </p>
    </ImportDialog>
  );
}

/** Offered when converting the other formats of the file finds more questions. */
type Conversion = { count: number; onConvert: () => void };

type QuestionsProps = ImportPreviewProps & { reading: ComparedReading; more: Conversion | false | undefined };

function Questions(props: QuestionsProps) {
  const { chapterId, read, reading, existing, replacedCount, more, onImport, onClose } = props;
  const t = useTexts(texts);
  const name = `import:${chapterId}:${reading.format}:${read.name ?? ''}`;
  const { items, change, isChanged, isRestored } = useImportItems(name, reading.questions);
  const close = useDiscardConfirm(isChanged, onClose);
  const canDiscard = useDiscardQuestion();
  const [openKey, setOpenKey] = useState<number | null>(null);
  const inChapter = useMemo(() => mapNumbersByText(existing), [existing]);
  const assessments = useMemo(() => assess(items, inChapter), [items, inChapter]);
  const chosen = items.filter(({ isLeftOut }, index) => !isLeftOut && !assessments[index]?.error);
  const errorCount = items.filter(({ isLeftOut }, index) => !isLeftOut && assessments[index]?.error).length;
  const hasValid = assessments.some(({ error }) => !error);
  const isStrict = reading.format === 'strict';
  const convert = async ({ onConvert }: Conversion) => {
    if (!isChanged || (await canDiscard())) onConvert();
  };
  return (
    <Dialog
      open
      keepOpen
      wide
      onClose={close}
      title={hasValid ? t.questionsFound({ count: items.length }) : getEmptyTitle(read, t)}
      description={read.name ?? t.pastedText}
      footer={
        <ImportFooter
          chosen={chosen}
          errorCount={errorCount}
          existingCount={existing.length}
          replacedCount={replacedCount}
          isReplacePrimary={isStrict}
          onImport={onImport}
          onClose={close}
        />
      }
    >
      <div className="grid gap-5">
        <RestoredNotice isShown={isRestored} />
        {!isStrict && items.length > 0 && (
          <p className="flex gap-2">
            <InfoIcon />
            {t.converted}
          </p>
        )}
        <RejectedBlocks blocks={reading.rejected} />
        {more && <OfferConversion count={more.count} onConvert={() => void convert(more)} />}
        {items.length > 0 && (
          <ImportList
            items={items}
            assessments={assessments}
            openKey={openKey}
            onOpen={setOpenKey}
            onChange={change}
          />
        )}
        <UnusedLines reading={reading} />
      </div>
    </Dialog>
  );
}

function RejectedBlocks({ blocks }: { blocks: readonly RejectedBlock[] }) {
  const t = useTexts(texts);
  const locale = useLocale();
  if (blocks.length === 0) return null;
  return (
    <section aria-labelledby="rejected-blocks">
      <h3 id="rejected-blocks" className="mb-2 flex items-center gap-2 text-body text-wrong">
        <AlertIcon />
        {t.partsNotAccepted({ count: blocks.length })}
      </h3>
      <ul className="grid gap-3">
        {blocks.slice(0, MAX_SHOWN).map(({ line, reason, text }) => (
          <li key={line} className="border-l-2 border-wrong pl-3">
            <p>
              <b className="tabular-nums">{t.lineLabel({ number: line })}</b> {translate(reason, locale)}
            </p>
            <p lang={getLang(text)} className="text-small wrap-anywhere text-ink-soft">
              {text}
            </p>
          </li>
        ))}
      </ul>
      <More count={blocks.length} />
    </section>
  );
}

function OfferConversion({ count, onConvert }: Conversion) {
  const t = useTexts(texts);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="flex gap-2">
        <InfoIcon />
        {t.moreByConversion({ count })}
      </p>
      <Button tone="soft" size="small" onClick={onConvert}>
        {t.convertAll}
      </Button>
    </div>
  );
}

/** Lists the lines that belong to no question, for example headings, so that nothing is dropped unnoticed. */
function UnusedLines({ reading: { unused } }: { reading: ComparedReading }) {
  const t = useTexts(texts);
  if (unused.length === 0) return null;
  return (
    <details>
      <summary className="-my-2.5 cursor-pointer py-2.5 font-semibold">
        {t.linesNotUsed({ count: unused.length })}
      </summary>
      <ul className="mt-2 grid gap-1 text-small text-ink-soft">
        {unused.slice(0, MAX_SHOWN).map((line) => (
          <UnusedLineItem key={line.line} line={line} />
        ))}
      </ul>
      <More count={unused.length} />
    </details>
  );
}

function UnusedLineItem({ line: { line, text } }: { line: UnusedLine }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const shown = typeof text === 'string' ? text : translate(text, locale);
  return (
    <li lang={getLang(shown)} className="wrap-anywhere">
      <span className="tabular-nums">{t.lineLabel({ number: line })}</span> {shown}
    </li>
  );
}

function More({ count }: { count: number }) {
  const t = useTexts(texts);
  if (count <= MAX_SHOWN) return null;
  return <p className="mt-3 text-ink-soft">{t.andMore({ count: count - MAX_SHOWN })}</p>;
}
