import type { Reading } from '@sikhya/contract/question-file/read.ts';
import type { RejectedBlock } from '@sikhya/contract/question-file/strict.ts';
import { useMemo, useReducer, useState } from 'react';
import { formatCount } from '../../../../lib/format.ts';
import { getLang } from '../../../../lib/odia.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { AlertIcon, InfoIcon } from '../../../../ui/icons.tsx';
import { assess, numbersByText } from './assess.ts';
import { ImportFooter } from './import-footer.tsx';
import { changeItems, type ImportQuestions, itemsOf } from './import-items.ts';
import { ImportList } from './import-list.tsx';
import type { ReadFile } from './read-question-file.ts';

/** Nobody reads more than this in a dialog. */
const MOST_SHOWN = 30;

type PreviewProps = {
  read: ReadFile;
  /** The texts of the questions that the chapter has. */
  existing: readonly string[];
  /** How many of them would be replaced. */
  replaced: number;
  onImport: ImportQuestions;
  onClose: () => void;
};

/** What was understood of a file or a pasted text, before anything changes. */
export function ImportPreview({ read, onClose, ...rest }: PreviewProps) {
  const [isConverted, setConverted] = useState(false);
  if ('problem' in read) return <Problem read={read} problem={read.problem} onClose={onClose} />;
  const { reading, converted } = read;
  const shown = isConverted && converted ? converted : reading;
  return (
    <Questions
      key={shown.format}
      read={read}
      reading={shown}
      more={
        converted &&
        shown !== converted && { count: converted.questions.length, onConvert: () => setConverted(true) }
      }
      onClose={onClose}
      {...rest}
    />
  );
}

const titleOfNone = ({ isPasted }: ReadFile) =>
  isPasted ? 'No valid questions found in the text.' : 'No valid questions found in the file.';

function Problem({ read, problem, onClose }: { read: ReadFile; problem: string; onClose: () => void }) {
  return (
    <Dialog
      open
      keepOpen
      onClose={onClose}
      title={titleOfNone(read)}
      description={read.name}
      footer={
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className="flex gap-2 text-wrong">
        <AlertIcon />
        {problem}
      </p>
    </Dialog>
  );
}

/** There are more questions when other formats are converted as well. */
type ToConvert = { count: number; onConvert: () => void };

type QuestionsProps = PreviewProps & { reading: Reading; more: ToConvert | false | undefined };

function Questions({ read, reading, existing, replaced, more, onImport, onClose }: QuestionsProps) {
  const [items, change] = useReducer(changeItems, reading.questions, itemsOf);
  const [openKey, setOpenKey] = useState<number | null>(null);
  const inChapter = useMemo(() => numbersByText(existing), [existing]);
  const assessed = useMemo(() => assess(items, inChapter), [items, inChapter]);
  const chosen = items.filter(({ isLeftOut }, index) => !isLeftOut && !assessed[index]?.fault);
  const faulty = items.filter(({ isLeftOut }, index) => !isLeftOut && assessed[index]?.fault).length;
  const hasValid = assessed.some(({ fault }) => !fault);
  const isStrict = reading.format === 'strict';
  return (
    <Dialog
      open
      keepOpen
      wide
      onClose={onClose}
      title={hasValid ? `${formatCount(items.length, 'question')} found` : titleOfNone(read)}
      description={read.name}
      footer={
        <ImportFooter
          chosen={chosen}
          faulty={faulty}
          kept={existing.length}
          replaced={replaced}
          isReplaceMain={isStrict}
          onImport={onImport}
          onClose={onClose}
        />
      }
    >
      <div className="grid gap-5">
        {!isStrict && items.length > 0 && (
          <p className="flex gap-2">
            <InfoIcon />
            This was converted from another format. Check each question, its options and its right answer.
          </p>
        )}
        <Rejected blocks={reading.rejected} />
        {more && <MoreToConvert more={more} />}
        {items.length > 0 && (
          <ImportList
            items={items}
            assessed={assessed}
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
        {blocks.slice(0, MOST_SHOWN).map(({ line, reason, text }) => (
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

function MoreToConvert({ more: { count, onConvert } }: { more: ToConvert }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="flex gap-2">
        <InfoIcon />
        With the parts that are written in another format there are {formatCount(count, 'question')}.
      </p>
      <Button tone="soft" size="small" onClick={onConvert}>
        Convert all parts
      </Button>
    </div>
  );
}

/** Headings, and whatever else belongs to no question: nothing is dropped unseen. */
function Unused({ reading: { unused } }: { reading: Reading }) {
  if (unused.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer font-semibold">
        {formatCount(unused.length, 'line')} not used: {unused.length === 1 ? 'it belongs' : 'they belong'} to
        no question
      </summary>
      <ul className="mt-2 grid gap-1 text-small text-ink-soft">
        {unused.slice(0, MOST_SHOWN).map(({ line, text }) => (
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
  if (count <= MOST_SHOWN) return null;
  return <p className="mt-3 text-ink-soft">and {formatCount(count - MOST_SHOWN, 'more', 'more')}</p>;
}
