import { memo, useState } from 'react';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { FileInput } from '../../../../ui/file-input.tsx';
import { useEditor } from '../editor-context.tsx';
import { describeProblem } from '../state/describe-form-error.ts';
import type { FileSlot } from '../state/form.ts';
import { type SlotPath, slotName } from '../state/form-files.ts';
import { ChosenFile } from './chosen-file.tsx';
import { getAccept } from './file-rules.ts';
import { prepareFile } from './prepare-file.ts';
import { StoredFile } from './stored-file.tsx';
import { texts } from './texts.ts';

type FileFieldProps = {
  /** The same object in every render. */
  slot: SlotPath;
  /** For example Thumbnail. */
  label: string;
  hint: string;
  file: FileSlot;
};

/** A field for one file of the course: shows the stored or the chosen file, and lets the admin choose another. */
export const FileField = memo(function FileField({ slot, label, hint, file }: FileFieldProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const { dispatch, uploads, errors } = useEditor();
  const [isPreparing, setPreparing] = useState(false);
  const { kind } = slot;
  const name = slotName(slot);
  const error = errors.get(name);

  const choose = async (chosen: File) => {
    setPreparing(true);
    const prepared = await uploads.prepare(prepareFile(kind, chosen));
    setPreparing(false);
    if ('error' in prepared) dispatch({ type: 'file refused', slot, file: chosen, message: prepared.error });
    else dispatch({ type: 'file chosen', slot, file: prepared.file });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid justify-items-start gap-3 rounded-soft border border-dashed border-edge bg-paper p-3 sm:p-4">
        {file.chosen ? (
          <ChosenFile
            kind={kind}
            label={label}
            file={file.chosen}
            onDeselect={() => dispatch({ type: 'file deselected', slot })}
          />
        ) : (
          file.url && (
            <StoredFile
              kind={kind}
              label={label}
              url={file.url}
              info={file.info ?? null}
              onRemove={() => dispatch({ type: 'file removed', slot })}
            />
          )
        )}
        <FileInput
          name={name}
          accept={getAccept(kind)}
          label={label}
          busy={isPreparing}
          onChoose={(chosen) => void choose(chosen)}
          buttonText={file.chosen || file.url ? t.chooseAnother : t.chooseFile}
        />
        <p className="text-small text-ink-soft">{hint}</p>
      </div>
      <div className="text-small wrap-anywhere">
        {error && <FieldError>{describeProblem(error.problem, locale)}</FieldError>}
      </div>
    </fieldset>
  );
});
