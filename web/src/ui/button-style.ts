export type ButtonTone = 'main' | 'soft' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'small';

const TONES: Record<ButtonTone, string> = {
  main: 'bg-indigo text-indigo-ink hover:bg-indigo-deep',
  soft: 'bg-indigo-soft text-indigo hover:bg-indigo hover:text-indigo-ink',
  quiet: 'border border-line bg-sheet text-ink hover:border-ink-soft',
  danger: 'bg-wrong text-sheet hover:bg-wrong-deep',
};

const SIZES: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-5',
  // the ::after extends the touch target to 44 px, also from within a border
  small: 'min-h-9 px-3.5 text-small after:absolute after:-inset-x-1 after:-inset-y-1.25',
};

/** Classes for buttons and links that look like one; the touch target is at least 44 px high. */
export function buttonStyle(tone: ButtonTone, size: ButtonSize = 'normal'): string {
  return `relative inline-flex items-center justify-center gap-2 rounded-soft text-center font-semibold min-[18rem]:whitespace-nowrap transition-colors disabled:pointer-events-none disabled:opacity-60 forced-colors:border ${SIZES[size]} ${TONES[tone]}`;
}
