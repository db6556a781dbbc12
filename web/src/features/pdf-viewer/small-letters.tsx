import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CrossIcon } from '../../ui/icons.tsx';

/** In CSS pixels: smaller letters are hard to read on a phone. */
const COMFORTABLE = 11;

type SmallLettersProps = {
  pdf: PDFDocumentProxy;
  page: number;
  scale: number;
  onText: () => void;
  onDecline: () => void;
};

/** Offers the text view where the letters of the page come out too small and its text can be read. */
export function SmallLetters({ pdf, page, scale, onText, onDecline }: SmallLettersProps) {
  const [size, setSize] = useState<number | null>(null);
  useEffect(() => {
    let gone = false;
    import('./text-view/letter-size.ts')
      .then(({ readableLetterSize }) => readableLetterSize(pdf, page))
      .then(
        (points) => !gone && setSize(points),
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [pdf, page]);
  if (size === null || size * scale >= COMFORTABLE) return null;
  return (
    <div className="absolute inset-x-3 top-3 z-10 mx-auto flex max-w-sm items-center gap-2 rounded-soft border border-line bg-marigold-soft pl-4 text-small text-marigold-ink shadow-lift">
      <p className="grow">Small letters?</p>
      <Button size="small" tone="quiet" onClick={onText}>
        Read as text
      </Button>
      <IconButton label="Keep the page view" onClick={onDecline}>
        <CrossIcon />
      </IconButton>
    </div>
  );
}
