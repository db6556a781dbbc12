import { useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { EyeIcon } from '../../../../ui/icons.tsx';
import { texts } from './texts.ts';

/** A small picture, or a text when it cannot be loaded. Its height is fixed, so that nothing moves when it has loaded. */
export function Preview({ src }: { src: string }) {
  const t = useTexts(texts);
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) return <p className="text-small text-ink-soft">{t.imageNotAvailable}</p>;
  return (
    <img
      src={src}
      alt=""
      className="h-40 max-w-full rounded-soft border border-line bg-sunk object-scale-down"
      onError={() => setFailed(src)}
    />
  );
}

/** A button that opens a picture in its full size. */
export function ViewPicture({ src, name }: { src: string; name: string }) {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" aria-label={t.viewFile({ file: name })} onClick={() => setOpen(true)}>
        <EyeIcon />
        {t.view}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={name}>
        <img src={src} alt={name} className="mx-auto mb-5 max-h-[75dvh] rounded-soft" />
      </Dialog>
    </>
  );
}
