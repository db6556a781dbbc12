import { REPORT_PICTURE_UPLOAD } from '@sikhya/contract/reports.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { upload } from '../../lib/upload.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { texts } from './texts.ts';

type PictureChooserProps = { url: string | null; onChange: (url: string | null) => void };

/** An optional picture, which is uploaded as soon as it is chosen. */
export function PictureChooser({ url, onChange }: PictureChooserProps) {
  const t = useTexts(texts);
  const leaving = useRef(new AbortController());
  // a dialog that is closed stops its upload
  useEffect(() => {
    const current = new AbortController();
    leaving.current = current;
    return () => current.abort();
  }, []);
  const uploading = useMutation({
    mutationFn: (file: File) =>
      upload({
        kind: 'question-image',
        path: REPORT_PICTURE_UPLOAD,
        file,
        onProgress: () => {},
        signal: leaving.current.signal,
      }),
    onSuccess: (stored) => onChange(stored.url),
  });
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="font-semibold">{t.pictureLabel}</p>
      {url ? (
        <div className="flex flex-wrap items-center gap-3">
          <span role="status">{t.pictureChosen}</span>
          <Button tone="quiet" size="small" onClick={() => onChange(null)}>
            {t.removePicture}
          </Button>
        </div>
      ) : (
        <FileInput
          label={t.pictureLabel}
          buttonText={t.choosePicture}
          accept="image/png,image/jpeg,image/webp"
          busy={uploading.isPending}
          onChoose={(file) => uploading.mutate(file)}
        />
      )}
      {uploading.isError && (
        <FieldError>
          <FailureText error={uploading.error} />
        </FieldError>
      )}
    </div>
  );
}
