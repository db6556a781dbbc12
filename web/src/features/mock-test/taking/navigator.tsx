import { useState } from 'react';
import { Select } from '../../../ui/select.tsx';
import type { Sheet } from '../sheet/sheet.ts';
import { Legend } from './legend.tsx';
import { NUMBER_LOOKS, standOf, standWords } from './stand.ts';

/** More at once nobody looks through, and a phone would take long to draw them. */
const BLOCK = 100;

type NavigatorProps = { sheet: Sheet; current: number; onGo: (question: number) => void };

/** Every question by its number. Colour and shape say how it stands with it. */
export function Navigator({ sheet, current, onGo }: NavigatorProps) {
  const total = sheet.answers.length;
  const [chosen, setChosen] = useState<{ block: number; at: number } | null>(null);
  // the way through the paper goes on: the block follows, until another one is chosen
  const block = chosen?.at === current ? chosen.block : Math.floor(current / BLOCK);
  const first = block * BLOCK;
  const shown = Array.from({ length: Math.min(BLOCK, total - first) }, (_, index) => first + index);
  return (
    <nav aria-label="Questions" className="grid gap-4">
      {total > BLOCK && (
        <Select
          aria-label="Questions shown"
          value={block}
          onChange={({ target }) => setChosen({ block: Number(target.value), at: current })}
        >
          {Array.from({ length: Math.ceil(total / BLOCK) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its number
            <option key={index} value={index}>
              {index * BLOCK + 1}–{Math.min(total, (index + 1) * BLOCK)}
            </option>
          ))}
        </Select>
      )}
      <ol className="-m-1.5 grid max-h-[50dvh] grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2 overflow-y-auto p-1.5">
        {shown.map((question) => {
          const stand = standOf(sheet, question);
          return (
            <li key={question}>
              <button
                type="button"
                aria-label={`Question ${question + 1}, ${standWords(stand)}`}
                aria-current={question === current ? 'step' : undefined}
                onClick={() => onGo(question)}
                className={`grid h-11 w-full place-items-center border font-semibold tabular-nums transition-colors aria-[current]:ring-2 aria-[current]:ring-indigo aria-[current]:ring-offset-2 aria-[current]:ring-offset-sheet forced-colors:aria-[current]:outline-3 ${NUMBER_LOOKS[stand]}`}
              >
                {question + 1}
              </button>
            </li>
          );
        })}
      </ol>
      <Legend sheet={sheet} />
    </nav>
  );
}
