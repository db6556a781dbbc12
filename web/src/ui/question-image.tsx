import { useState } from 'react';
import { useTexts } from '../language/locale.tsx';
import { LoadOnTap } from './load-on-tap.tsx';
import { Modal } from './modal.tsx';
import { ModalClose } from './modal-close.tsx';
import { ModalHeader } from './modal-header.tsx';
import { texts } from './question-texts.ts';

type QuestionImageProps = {
  src: string;
  number: number;
  /** A copy on the device, which is shown without a request. */
  storedSrc?: string | undefined;
};

/** The image of a question. To use less data it is loaded on a tap, unless the device has a copy. */
export function QuestionImage(props: QuestionImageProps) {
  const t = useTexts(texts);
  const image = <LoadedImage {...props} />;
  if (props.storedSrc) return image;
  return (
    <LoadOnTap key={props.src} src={props.src} label={t.showImage({ number: props.number })}>
      {image}
    </LoadOnTap>
  );
}

/** Pressing it opens it in full size. */
function LoadedImage({ src, number, storedSrc = src }: QuestionImageProps) {
  const t = useTexts(texts);
  const [hasFailed, setFailed] = useState(false);
  const [isEnlarged, setEnlarged] = useState(false);
  const [hasFullSize, setFullSize] = useState(true);
  const fullSize = src.replace('/800.webp', '/1600.webp');
  if (hasFailed) return <p className="mt-3 text-small text-ink-soft">{t.imageMissing}</p>;
  return (
    <>
      <button
        type="button"
        onClick={() => setEnlarged(true)}
        className="mt-4 block w-fit max-w-full cursor-zoom-in overflow-hidden rounded-soft border border-line bg-sheet"
      >
        <img
          src={storedSrc}
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
          <img
            src={hasFullSize ? fullSize : storedSrc}
            alt=""
            className="w-full min-w-3xl"
            onError={() => setFullSize(false)}
          />
        </section>
        <ModalClose />
      </Modal>
    </>
  );
}
