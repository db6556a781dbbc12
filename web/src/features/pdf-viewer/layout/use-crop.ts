import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState } from 'react';
import type { PageText } from '../text/page-text.ts';
import type { Crop } from './page-layout.ts';

type Cropping = {
  /** null while it is being looked for, and while pages are shown whole. */
  crop: Crop | null;
  isReady: boolean;
  /** Tells of a page that was drawn and read. */
  learn: (text: PageText, canvas: HTMLCanvasElement) => void;
};

const detection = () => import('./detect-crop.ts');

/** The text block of a document, for the view that fits it. Nothing is loaded or looked for while pages are shown whole. */
export function useCrop(pdf: PDFDocumentProxy, startPage: number, isWanted: boolean): Cropping {
  const [crop, setCrop] = useState<Crop | null>(null);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isWanted || crop || isFailed) return;
    let gone = false;
    detection()
      .then(({ detectCrop }) => detectCrop(pdf, startPage))
      .then(
        (found) => !gone && setCrop(found),
        () => !gone && setFailed(true),
      );
    return () => {
      gone = true;
    };
  }, [pdf, startPage, isWanted, crop, isFailed]);

  const learn = useCallback(
    (text: PageText, canvas: HTMLCanvasElement) => {
      if (!isWanted) return;
      void detection().then(({ growCrop }) => setCrop((before) => before && growCrop(before, text, canvas)));
    },
    [isWanted],
  );
  return { crop: isWanted ? crop : null, isReady: !isWanted || crop !== null || isFailed, learn };
}
