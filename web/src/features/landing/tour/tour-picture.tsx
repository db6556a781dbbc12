import { useState } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';

type TourPictureProps = { url: string; alt: string; onLoad: () => void };

/** Always as high as the pictures are, so that nothing moves when one has loaded or failed to load. */
export function TourPicture({ url, alt, onLoad }: TourPictureProps) {
  const ui = useTexts(uiTexts);
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className="mx-auto aspect-9/16 h-[min(36rem,100dvh-18.5rem)] min-h-64 overflow-hidden rounded-soft border border-line bg-sunk">
      {hasFailed ? (
        <div role="alert" className="grid h-full content-center justify-items-center gap-4 p-4 text-center">
          <p>{ui.loadFailed}</p>
          <Button tone="quiet" onClick={() => setFailed(false)}>
            {ui.tryAgain}
          </Button>
        </div>
      ) : (
        <img src={url} alt={alt} className="size-full" onLoad={onLoad} onError={() => setFailed(true)} />
      )}
    </div>
  );
}
