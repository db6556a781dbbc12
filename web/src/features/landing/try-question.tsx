import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { CrossIcon, TickIcon } from '../../ui/icons.tsx';
import { texts } from './texts.ts';

// the sample question is Odia on both pages
const QUESTION = 'କଳିଙ୍ଗ ଯୁଦ୍ଧ କେଉଁ ନଦୀ କୂଳରେ ହୋଇଥିଲା?';
const OPTIONS = ['ମହାନଦୀ', 'ଦୟା ନଦୀ', 'ବ୍ରାହ୍ମଣୀ', 'ବୈତରଣୀ'];
const CORRECT = 1;
const EXPLANATION = 'ଦୟା ନଦୀ କୂଳର ଧଉଳିରେ ଆଜି ମଧ୍ୟ ଅଶୋକଙ୍କ ଶିଳାଲେଖ ରହିଛି।';

/** A sample question of a mock test. */
export function TryQuestion() {
  const t = useTexts(texts);
  const [chosen, setChosen] = useState<number>();
  return (
    <section
      aria-label={t.tryQuestion}
      className="rounded-soft border border-line bg-sheet p-5 shadow-lift sm:p-7"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-small text-ink-soft">{t.tryQuestion}</p>
        <ResultBadge chosen={chosen} />
      </div>
      <h2 lang="or" className="mt-4 min-h-[2lh] max-w-[13em] text-question">
        {QUESTION}
      </h2>
      <ol className="mt-5 grid gap-2.5">
        {OPTIONS.map((option, index) => (
          <li key={option}>
            <Option
              letter={'ABCD'.charAt(index)}
              text={option}
              state={getOptionState(index, chosen)}
              onChoose={() => setChosen(index)}
            />
          </li>
        ))}
      </ol>
      <div className="mt-5 min-h-17 border-t border-line pt-4" aria-live="polite">
        {chosen === undefined ? (
          <p className="text-ink-soft">{t.chooseAnswer}</p>
        ) : (
          <p lang="or">{EXPLANATION}</p>
        )}
      </div>
    </section>
  );
}

function ResultBadge({ chosen }: { chosen: number | undefined }) {
  const t = useTexts(texts);
  if (chosen === undefined) return <Badge tone="indigo">{t.mockTest}</Badge>;
  return chosen === CORRECT ? (
    <Badge tone="right">{t.right}</Badge>
  ) : (
    <Badge tone="marigold">{t.notQuite}</Badge>
  );
}

type OptionState = 'open' | 'right' | 'wrong';

/** After the answer, the correct option is marked, and a wrong choice too. */
function getOptionState(index: number, chosen: number | undefined): OptionState {
  if (chosen === undefined) return 'open';
  if (index === CORRECT) return 'right';
  return index === chosen ? 'wrong' : 'open';
}

const STYLES: Record<OptionState, { box: string; letter: string }> = {
  open: { box: 'border-line hover:border-indigo', letter: 'bg-sunk' },
  right: { box: 'border-right bg-right-soft', letter: 'bg-right text-sheet' },
  wrong: { box: 'border-wrong bg-wrong-soft', letter: 'bg-wrong text-sheet' },
};

type OptionProps = { letter: string; text: string; state: OptionState; onChoose: () => void };

function Option({ letter, text, state, onChoose }: OptionProps) {
  const t = useTexts(texts);
  const style = STYLES[state];
  return (
    <button
      type="button"
      onClick={onChoose}
      className={`flex min-h-12 w-full items-center gap-3 rounded-soft border px-3 py-1.5 text-left transition-colors ${style.box}`}
    >
      <span
        className={`grid size-8 shrink-0 place-items-center rounded-soft font-display font-semibold ${style.letter}`}
      >
        {state === 'right' ? <TickIcon /> : state === 'wrong' ? <CrossIcon /> : letter}
      </span>
      <span lang="or">{text}</span>
      {state !== 'open' && (
        <span className="sr-only">{state === 'right' ? t.rightAnswer : t.wrongAnswer}</span>
      )}
    </button>
  );
}
