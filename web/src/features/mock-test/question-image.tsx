import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';

/** An image of a question; pressed, it is shown as large as the screen allows. */
export function QuestionImage({ src, number }: { src: string; number: number }) {
  const [failed, setFailed] = useState(false);
  const [large, setLarge] = useState(false);
  if (failed) return <p className="mt-3 text-small text-ink-soft">Image not available</p>;
  return (
    <>
      <button
        type="button"
        onClick={() => setLarge(true)}
        className="mt-4 block w-fit max-w-full cursor-zoom-in overflow-hidden rounded-soft border border-line bg-sheet"
      >
        <img
          src={src}
          alt={`Belongs to question ${number}. Press to enlarge`}
          className="max-h-[min(20rem,40dvh)] max-w-full"
          onError={() => setFailed(true)}
        />
      </button>
      <Dialog open={large} onClose={() => setLarge(false)} title={`Image of question ${number}`}>
        <img src={src.replace(/\/800\.webp$/, '/1600.webp')} alt="" className="mx-auto mb-4 max-w-full" />
      </Dialog>
    </>
  );
}
