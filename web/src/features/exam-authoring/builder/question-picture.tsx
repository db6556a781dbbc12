import { useTexts } from '../../../language/locale.tsx';
import { useUpload } from '../../../lib/use-upload.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureText } from '../../../ui/failure-text.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FileInput } from '../../../ui/file-input.tsx';
import { texts } from './texts.ts';

type QuestionPictureProps = { url: string | null; onChange: (url: string | null) => void };

/** The picture of a question. A chosen file is uploaded at once. */
export function QuestionPicture({ url, onChange }: QuestionPictureProps) {
  const t = useTexts(texts);
  const { isBusy, error, send } = useUpload('question-image', onChange);
  return (
    <fieldset className="grid min-w-0 justify-items-start gap-3">
      <legend className="mb-1.5 font-semibold">{t.picture}</legend>
      {url && (
        <img src={url} alt={t.pictureOf} className="max-h-48 max-w-full rounded-soft border border-line" />
      )}
      <div className="flex flex-wrap gap-3">
        <FileInput
          label={t.picture}
          buttonText={t.choosePicture}
          accept="image/png,image/jpeg,image/webp"
          busy={isBusy}
          onChoose={(file) => void send(file)}
        />
        {url && (
          <Button tone="quiet" onClick={() => onChange(null)}>
            {t.removePicture}
          </Button>
        )}
      </div>
      {error && (
        <FieldError>
          <FailureText error={error} />
        </FieldError>
      )}
    </fieldset>
  );
}
