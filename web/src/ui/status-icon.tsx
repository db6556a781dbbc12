import { AlertIcon, TickIcon } from './icons.tsx';

const STYLES = { right: 'bg-right-soft text-(--color-right)', wrong: 'bg-wrong-soft text-wrong' };

/** Success or failure as an icon; the text next to it says the same. */
export function StatusIcon({ status }: { status: keyof typeof STYLES }) {
  return (
    <div className={`mb-3 grid size-12 place-items-center rounded-full text-h3 ${STYLES[status]}`}>
      {status === 'right' ? <TickIcon /> : <AlertIcon />}
    </div>
  );
}
