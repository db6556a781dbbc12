import { REPORT_PICTURE_UPLOAD } from '@sikhya/contract/reports.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { upload } from '../../lib/upload.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { useSharedPicture } from './shared-picture.ts';
import { texts } from './texts.ts';

type PictureChooserProps = {
  url: string | null;
  /** `isShared` for the picture that another app has shared. */
  onChange: (url: string | null, isShared: boolean) => void;
};

/** An optional picture, which is uploaded as soon as it is chosen. */
export function PictureChooser({ url, onChange }: PictureChooserProps) {
  const t = useTexts(texts);
  const [shared] = useSharedPicture();
  const leaving = useRef(new AbortController());
  // a dialog that is closed stops its upload
  useEffect(() => {
    const current = new AbortController();
    leaving.current = current;
    return () => current.abort();
  }, []);
  const uploading = useMutation({
    mutationFn: ({ file }: { file: File; isShared: boolean }) =>
      upload({
        kind: 'question-image',
        path: REPORT_PICTURE_UPLOAD,
        file,
        onProgress: () => {},
        signal: leaving.current.signal,
      }),
    onSuccess: (stored, { isShared }) => onChange(stored.url, isShared),
  });
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="font-semibold">{t.pictureLabel}</p>
      {url ? (
        <div className="flex flex-wrap items-center gap-3">
          <span role="status">{t.pictureChosen}</span>
          <Button tone="quiet" size="small" onClick={() => onChange(null, false)}>
            {t.removePicture}
          </Button>
        </div>
      ) : (
        <>
          {shared && (
            <div className="flex flex-wrap items-center gap-3">
              <img
                src={shared.url}
                alt={t.sharedPicture}
                className="max-h-32 max-w-48 rounded-soft border border-line"
              />
              <Button
                tone="soft"
                size="small"
                busy={uploading.isPending}
                onClick={() => uploading.mutate({ file: shared.file, isShared: true })}
              >
                {t.attachShared}
              </Button>
            </div>
          )}
          <FileInput
            label={t.pictureLabel}
            buttonText={t.choosePicture}
            accept="image/png,image/jpeg,image/webp"
            busy={uploading.isPending}
            onChoose={(file) => uploading.mutate({ file, isShared: false })}
          />
        </>
      )}
      {uploading.isError && (
        <FieldError>
          <FailureText error={uploading.error} />
        </FieldError>
      )}
    </div>
  );
}
