import { getLang } from '../odia.ts';

/** The shown versions of one text, one below the other. */
export function Versions({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <span key={text} lang={getLang(text)} className="block not-first:mt-1.5">
      {text}
    </span>
  ));
}
