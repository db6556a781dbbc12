import type { Crop } from '@sikhya/contract/page-crop.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState } from 'react';
import type { PageText } from '../text/page-text.ts';

type Cropping = {
  /** null while it is detected, and while whole pages are shown. */
  crop: Crop | null;
  isReady: boolean;
  /** Makes the crop large enough for a page that was drawn. */
  growTo: (text: PageText, canvas: HTMLCanvasElement) => void;
};

const loadDetection = () => import('./detect-crop.ts');

/**
 * Detects the text block of a document, to which the zoom `fit` crops its pages, unless it is known. Loads nothing while
 * not enabled.
 */
export function useCrop(
  pdf: PDFDocumentProxy,
  startPage: number,
  isEnabled: boolean,
  knownCrop: Crop | undefined,
): Cropping {
  const [crop, setCrop] = useState<Crop | null>(knownCrop ?? null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isEnabled || crop || hasFailed) return;
    let isCancelled = false;
    loadDetection()
      .then(({ detectCrop }) => detectCrop(pdf, startPage))
      .then(
        (detected) => !isCancelled && setCrop(detected),
        () => !isCancelled && setFailed(true),
      );
    return () => {
      isCancelled = true;
    };
  }, [pdf, startPage, isEnabled, crop, hasFailed]);

  const growTo = useCallback(
    (text: PageText, canvas: HTMLCanvasElement) => {
      if (!isEnabled) return;
      const grow = async () => {
        const { growCrop } = await loadDetection();
        setCrop((before) => before && growCrop(before, text, canvas));
      };
      // without it the crop stays as it is
      void grow().catch(() => {});
    },
    [isEnabled],
  );
  return { crop: isEnabled ? crop : null, isReady: !isEnabled || crop !== null || hasFailed, growTo };
}
