import { type ReactNode, useState } from 'react';
import { ChooseFile } from '../../../../ui/choose-file.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { useEditor } from '../editor-context.tsx';
import { type SlotAt, slotName } from '../state/chosen-files.ts';
import type { FileSlot } from '../state/form.ts';
import { ChosenFile } from './chosen-file.tsx';
import { CurrentFile } from './current-file.tsx';
import { acceptOf } from './file-rules.ts';
import { prepareFile } from './prepare-file.ts';

type FileChoiceProps = {
  slot: SlotAt;
  /** Such as Thumbnail. */
  label: string;
  hint: ReactNode;
  file: FileSlot;
};

/** A file of the course: the one that is stored, the one that will take its place, and the way to choose it. */
export function FileChoice({ slot, label, hint, file }: FileChoiceProps) {
  const { dispatch, uploads, faults } = useEditor();
  const [preparing, setPreparing] = useState(false);
  const { kind } = slot;
  const name = slotName(slot);
  const fault = faults.get(name);

  const choose = async (chosen: File) => {
    setPreparing(true);
    const prepared = await uploads.prepare(prepareFile(kind, chosen));
    setPreparing(false);
    if ('fault' in prepared) dispatch({ type: 'file refused', slot, file: chosen, message: prepared.fault });
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
            onTakeBack={() => dispatch({ type: 'file taken back', slot })}
          />
        ) : (
          file.url && (
            <CurrentFile
              kind={kind}
              label={label}
              url={file.url}
              info={file.info ?? null}
              onRemove={() => dispatch({ type: 'file removed', slot })}
            />
          )
        )}
        <ChooseFile
          name={name}
          accept={acceptOf(kind)}
          label={label}
          busy={preparing}
          onChoose={(chosen) => void choose(chosen)}
          shown={file.chosen || file.url ? 'Choose another' : 'Choose file'}
        />
        <p className="text-small text-ink-soft">{hint}</p>
      </div>
      <div className="text-small wrap-anywhere">{fault && <FieldError>{fault.message}</FieldError>}</div>
    </fieldset>
  );
}
