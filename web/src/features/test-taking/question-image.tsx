import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ModalClose } from '../../ui/modal-close.tsx';
import { ModalHeader } from '../../ui/modal-header.tsx';
import { texts } from './texts.ts';

/** The image of a question. Pressing it opens it in full size. */
export function QuestionImage({ src, number }: { src: string; number: number }) {
  const t = useTexts(texts);
  const [hasFailed, setFailed] = useState(false);
  const [isEnlarged, setEnlarged] = useState(false);
  if (hasFailed) return <p className="mt-3 text-small text-ink-soft">{t.imageMissing}</p>;
  return (
    <>
      <button
        type="button"
        onClick={() => setEnlarged(true)}
        className="mt-4 block w-fit max-w-full cursor-zoom-in overflow-hidden rounded-soft border border-line bg-sheet"
      >
        <img
          src={src}
          alt={t.imageAlt({ number })}
          className="max-h-[min(20rem,40dvh)] max-w-full"
          onError={() => setFailed(true)}
        />
      </button>
      <Modal open={isEnlarged} onClose={() => setEnlarged(false)} className="inset-2 rounded-soft sm:inset-6">
        <div className="flex min-h-15 shrink-0 items-center pr-14 pl-5">
          <ModalHeader title={t.imageTitle({ number })} />
        </div>
        {/* On a phone the image is wider than the screen, and can be scrolled. */}
        <section
          aria-label={t.enlargedImage}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the image
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
