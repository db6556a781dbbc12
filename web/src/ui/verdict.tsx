import { AlertIcon, TickIcon } from './icons.tsx';

const LOOKS = { right: 'bg-right-soft text-(--color-right)', wrong: 'bg-wrong-soft text-wrong' };

/** Went well or did not, at a glance; the words beside it say the same. */
export function Verdict({ verdict }: { verdict: keyof typeof LOOKS }) {
  return (
    <div className={`mb-3 grid size-12 place-items-center rounded-full text-h3 ${LOOKS[verdict]}`}>
      {verdict === 'right' ? <TickIcon /> : <AlertIcon />}
    </div>
  );
}
