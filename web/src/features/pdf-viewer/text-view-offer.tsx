import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import { texts } from './texts.ts';

/** In CSS pixels: smaller letters are hard to read on a phone. */
const COMFORTABLE_LETTER_SIZE = 11;

type TextViewOfferProps = {
  pdf: PDFDocumentProxy;
  page: number;
  scale: number;
  onAccept: () => void;
  onDecline: () => void;
};

/** Offers the text view when the letters of the page are too small and its text can be extracted. */
export function TextViewOffer({ pdf, page, scale, onAccept, onDecline }: TextViewOfferProps) {
  const t = useTexts(texts);
  const [letterSize, setLetterSize] = useState<number | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    readLetterSize(pdf, page).then(
      (points) => !isUnmounted && setLetterSize(points),
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [pdf, page]);
  if (letterSize === null || letterSize * scale >= COMFORTABLE_LETTER_SIZE) return null;
  return (
    <div className="absolute inset-x-3 top-3 z-10 mx-auto flex max-w-sm items-center gap-2 rounded-soft border border-line bg-marigold-soft pl-4 text-small text-marigold-ink shadow-lift">
      <p className="grow">{t.smallLetters}</p>
      <Button size="small" tone="quiet" onClick={onAccept}>
        {t.readAsText}
      </Button>
      <IconButton label={t.keepPageView} onClick={onDecline}>
        <CrossIcon />
      </IconButton>
    </div>
  );
}

async function readLetterSize(pdf: PDFDocumentProxy, page: number): Promise<number | null> {
  const { getLetterSize } = await import('./text-view/letter-size.ts');
  return getLetterSize(pdf, page);
}
