import type { FileKind } from '@sikhya/contract/files.ts';
import { type ReactNode, useState } from 'react';
import { ChooseFile } from '../../../../ui/choose-file.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { type FileSlot, NO_FILE } from '../state/form.ts';
import { ChosenFile } from './chosen-file.tsx';
import { CurrentFile } from './current-file.tsx';
import { acceptOf, fileFault } from './file-rules.ts';

type FileChoiceProps = {
  kind: FileKind;
  /** Such as Thumbnail. */
  label: string;
  hint: ReactNode;
  slot: FileSlot;
  onChange: (slot: FileSlot) => void;
};

/** A file of the course: the one that is stored, the one that will take its place, and the way to choose it. */
export function FileChoice({ kind, label, hint, slot, onChange }: FileChoiceProps) {
  const [fault, setFault] = useState<string | null>(null);
  const choose = async (file: File) => {
    const found = await fileFault(kind, file);
    setFault(found);
    if (!found) onChange({ ...slot, chosen: file });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid justify-items-start gap-3 rounded-soft border border-dashed border-edge bg-paper p-3 sm:p-4">
        {slot.chosen ? (
          <ChosenFile
            kind={kind}
            label={label}
            file={slot.chosen}
            onTakeBack={() => onChange({ ...slot, chosen: null })}
          />
        ) : (
          slot.url && (
            <CurrentFile kind={kind} label={label} url={slot.url} onRemove={() => onChange(NO_FILE)} />
          )
        )}
        <ChooseFile
          accept={acceptOf(kind)}
          label={label}
          onChoose={(file) => void choose(file)}
          shown={slot.chosen || slot.url ? 'Choose another' : 'Choose file'}
        />
        <p className="text-small text-ink-soft">{hint}</p>
      </div>
      <div className="text-small">{fault && <FieldError>{fault}</FieldError>}</div>
    </fieldset>
  );
}
