import { useState } from 'react';
import { Modal } from '../../ui/modal.tsx';
import { ModalClose } from '../../ui/modal-close.tsx';
import { ModalHeader } from '../../ui/modal-header.tsx';

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
      <Modal open={large} onClose={() => setLarge(false)} className="inset-2 rounded-soft sm:inset-6">
        <div className="flex min-h-15 shrink-0 items-center pr-14 pl-5">
          <ModalHeader title={`Image of question ${number}`} />
        </div>
        {/* on a phone wider than the screen: one moves over it */}
        <section
          aria-label="Enlarged image"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: so that arrow keys move over it
          tabIndex={0}
          className="grow overflow-auto overscroll-contain p-2 -outline-offset-2"
        >
          <img src={src.replace('/800.webp', '/1600.webp')} alt="" className="w-full min-w-3xl" />
        </section>
        <ModalClose />
      </Modal>
    </>
  );
}
