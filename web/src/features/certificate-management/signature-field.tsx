import { useTexts } from '../../language/locale.tsx';
import { useUpload } from '../../lib/use-upload.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { texts } from './texts.ts';

type SignatureFieldProps = { url: string | null; onChange: (url: string | null) => void };

/** The picture of the signature. A chosen file is uploaded at once. */
export function SignatureField({ url, onChange }: SignatureFieldProps) {
  const t = useTexts(texts);
  const { isBusy, error, send } = useUpload('signature', onChange);
  return (
    <fieldset className="grid min-w-0 justify-items-start gap-3">
      <legend className="mb-1.5 font-semibold">{t.signature}</legend>
      {url && (
        <img
          src={url}
          alt={t.signatureShown}
          className="max-h-28 max-w-full rounded-soft border border-line bg-white p-2"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <FileInput
          label={t.signature}
          buttonText={t.chooseSignature}
          accept="image/png,image/jpeg,image/webp"
          busy={isBusy}
          onChoose={(file) => void send(file)}
        />
        {url && (
          <Button tone="quiet" onClick={() => onChange(null)}>
            {t.removeSignature}
          </Button>
        )}
      </div>
      {error ? (
        <FieldError>
          <FailureText error={error} />
        </FieldError>
      ) : (
        <p className="text-small text-ink-soft">{t.signatureHint}</p>
      )}
    </fieldset>
  );
}
