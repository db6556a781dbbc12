import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { canPrefetch } from '../../../lib/network.ts';
import { useSite } from '../../../lib/site.ts';
import { DIALOG_SHAPE } from '../../../ui/dialog-style.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PauseIcon, PlayIcon } from '../../../ui/icons.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { ModalClose } from '../../../ui/modal-close.tsx';
import { ModalHeader } from '../../../ui/modal-header.tsx';
import { SlideControls } from '../../../ui/slide-controls.tsx';
import { useSwipe } from '../../../ui/use-swipe.ts';
import { texts } from './texts.ts';
import { TourPicture } from './tour-picture.tsx';
import { getTourPicture } from './tour-pictures.ts';
import { TOUR_STEPS } from './tour-steps.ts';
import { useTour } from './use-tour.ts';

type TourPlayerProps = { open: boolean; onClose: () => void };

/** A silent tour of the product: pictures with captions, in a dialog. Each opening starts it from the beginning. */
export function TourPlayer({ open, onClose }: TourPlayerProps) {
  const t = useTexts(texts);
  const { name: site } = useSite();
  const playButton = useRef<HTMLButtonElement>(null);
  return (
    <Modal open={open} onClose={onClose} firstFocus={playButton} className={DIALOG_SHAPE}>
      <div className="pt-5 pr-14 pl-5">
        <ModalHeader title={t.tourTitle({ site })} />
      </div>
      <Tour playButton={playButton} />
      <ModalClose />
    </Modal>
  );
}

function Tour({ playButton }: { playButton: RefObject<HTMLButtonElement | null> }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const { index, isPlaying, show, togglePlaying, markLoaded } = useTour(TOUR_STEPS.length);
  const swipe = useSwipe({ onLeft: () => show(index + 1), onRight: () => show(index - 1) });
  const step = TOUR_STEPS[index]!;
  const nextStep = TOUR_STEPS[index + 1];
  const url = getTourPicture(step, language);
  const title = t[`${step}Title`];
  const handleKeys = (event: KeyboardEvent) => {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!move) return;
    event.preventDefault();
    show(index + move);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys repeat what the buttons inside do
    <div onKeyDown={handleKeys} className="px-5 pt-3 pb-4">
      <figure className="touch-pan-y" {...swipe}>
        <TourPicture key={url} url={url} alt={t.pictureOf({ title })} onLoad={markLoaded} />
        <figcaption
          aria-live={isPlaying ? 'off' : 'polite'}
          className="mt-3 text-center text-small max-sm:min-h-24"
        >
          <strong className="block text-body">{title}</strong>
          {t[`${step}Text`]}
          <span className="sr-only">{t.position({ number: index + 1, total: TOUR_STEPS.length })}</span>
        </figcaption>
      </figure>
      {/* loads the next picture while this one is shown */}
      {nextStep && canPrefetch() && <img src={getTourPicture(nextStep, language)} alt="" hidden />}
      <SlideControls
        index={index}
        dotLabels={TOUR_STEPS.map((name, at) => t.showPicture({ number: at + 1, title: t[`${name}Title`] }))}
        previousLabel={t.previousPicture}
        nextLabel={t.nextPicture}
        onShow={show}
      >
        <IconButton ref={playButton} label={isPlaying ? t.pause : t.play} onClick={togglePlaying}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      </SlideControls>
    </div>
  );
}
