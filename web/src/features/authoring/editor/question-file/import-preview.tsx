import type { Reading } from '@sikhya/contract/question-file/read.ts';
import type { RejectedBlock } from '@sikhya/contract/question-file/strict.ts';
import { useMemo, useReducer, useState } from 'react';
import { formatCount } from '../../../../lib/format.ts';
import { getLang } from '../../../../lib/odia.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { AlertIcon, InfoIcon } from '../../../../ui/icons.tsx';
import { assess, mapNumbersByText } from './assess.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ImportFooter } from './import-footer.tsx';
import { changeItems, type ImportQuestions, toImportItems } from './import-items.ts';
import { ImportList } from './import-list.tsx';
import type { ReadFile } from './read-question-file.ts';

const MAX_SHOWN = 30;

type ImportPreviewProps = {
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

const getEmptyTitle = ({ isPasted }: ReadFile) =>
  isPasted ? 'No valid questions found in the text.' : 'No valid questions found in the file.';

function Problem({ read, problem, onClose }: { read: ReadFile; problem: string; onClose: () => void }) {
  return (
    <ImportDialog title={getEmptyTitle(read)} description={read.name} closeLabel="Close" onClose={onClose}>
      <p className="flex gap-2 text-wrong">
        <AlertIcon />
        {problem}
      </p>
    </ImportDialog>
  );
}

/** Offered when converting the other formats of the file finds more questions. */
type Conversion = { count: number; onConvert: () => void };

type QuestionsProps = ImportPreviewProps & { reading: Reading; more: Conversion | false | undefined };

function Questions({ read, reading, existing, replacedCount, more, onImport, onClose }: QuestionsProps) {
  const [items, change] = useReducer(changeItems, reading.questions, toImportItems);
  const [openKey, setOpenKey] = useState<number | null>(null);
  const inChapter = useMemo(() => mapNumbersByText(existing), [existing]);
  const assessments = useMemo(() => assess(items, inChapter), [items, inChapter]);
  const chosen = items.filter(({ isLeftOut }, index) => !isLeftOut && !assessments[index]?.error);
  const errorCount = items.filter(({ isLeftOut }, index) => !isLeftOut && assessments[index]?.error).length;
  const hasValid = assessments.some(({ error }) => !error);
  const isStrict = reading.format === 'strict';
  return (
    <Dialog
      open
      keepOpen
      wide
      onClose={onClose}
      title={hasValid ? `${formatCount(items.length, 'question')} found` : getEmptyTitle(read)}
      description={read.name}
      footer={
        <ImportFooter
          chosen={chosen}
          errorCount={errorCount}
          existingCount={existing.length}
          replacedCount={replacedCount}
          isReplacePrimary={isStrict}
          onImport={onImport}
          onClose={onClose}
        />
      }
    >
      <div className="grid gap-5">
        {!isStrict && items.length > 0 && (
          <p className="flex gap-2">
            <InfoIcon />
            These questions were converted from another format. Check each question, its options and its right
            answer.
          </p>
        )}
        <Rejected blocks={reading.rejected} />
        {more && <OfferConversion more={more} />}
        {items.length > 0 && (
          <ImportList
            items={items}
            assessments={assessments}
            openKey={openKey}
            onOpen={setOpenKey}
            onChange={change}
          />
        )}
        <Unused reading={reading} />
      </div>
    </Dialog>
  );
}

function Rejected({ blocks }: { blocks: readonly RejectedBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <section aria-labelledby="rejected-blocks">
      <h3 id="rejected-blocks" className="mb-2 flex items-center gap-2 text-body text-wrong">
        <AlertIcon />
        {formatCount(blocks.length, 'part')} not accepted
      </h3>
      <ul className="grid gap-3">
        {blocks.slice(0, MAX_SHOWN).map(({ line, reason, text }) => (
          <li key={line} className="border-l-2 border-wrong pl-3">
            <p>
              <b className="tabular-nums">Line {line}:</b> {reason}
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

function OfferConversion({ more: { count, onConvert } }: { more: Conversion }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="flex gap-2">
        <InfoIcon />
        With the parts in other formats there are {formatCount(count, 'question')}.
      </p>
      <Button tone="soft" size="small" onClick={onConvert}>
        Convert all parts
      </Button>
    </div>
  );
}

/** Lists the lines that belong to no question, for example headings, so that nothing is dropped unnoticed. */
function Unused({ reading: { unused } }: { reading: Reading }) {
  if (unused.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer font-semibold">
        {formatCount(unused.length, 'line')} not used: {unused.length === 1 ? 'it belongs' : 'they belong'} to
        no question
      </summary>
      <ul className="mt-2 grid gap-1 text-small text-ink-soft">
        {unused.slice(0, MAX_SHOWN).map(({ line, text }) => (
          <li key={line} lang={getLang(text)} className="wrap-anywhere">
            <span className="tabular-nums">Line {line}:</span> {text}
          </li>
        ))}
      </ul>
      <More count={unused.length} />
    </details>
  );
}

function More({ count }: { count: number }) {
  if (count <= MAX_SHOWN) return null;
  return <p className="mt-3 text-ink-soft">and {formatCount(count - MAX_SHOWN, 'more', 'more')}</p>;
}
