export type ButtonTone = 'main' | 'soft' | 'quiet';

const TONES: Record<ButtonTone, string> = {
  main: 'bg-indigo text-indigo-ink hover:bg-indigo-deep',
  soft: 'bg-indigo-soft text-indigo hover:bg-indigo hover:text-indigo-ink',
  quiet: 'border border-line bg-sheet text-ink hover:border-ink-soft',
};

/** One look for what is pressed, be it a button or a link; never smaller than a thumb. */
export function buttonStyle(tone: ButtonTone): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-soft px-5 text-center font-semibold whitespace-nowrap transition-colors disabled:opacity-60 ${TONES[tone]}`;
}
