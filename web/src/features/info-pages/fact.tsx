import { FACTS } from './facts.ts';

/** A number within a sentence: it stays on one line with its unit. */
export function Fact({ of }: { of: keyof typeof FACTS }) {
  return <span className="whitespace-nowrap">{FACTS[of]}</span>;
}
