import { type ChangeEvent, useRef } from 'react';
import { Button } from './button.tsx';
import { UploadIcon } from './icons.tsx';

type ChooseFileProps = {
  /** What the file is. */
  label: string;
  /** What the button says. */
  shown: string;
  accept: string;
  /** By which a form finds the button. */
  name?: string;
  /** The file that was chosen is still being looked at. */
  busy?: boolean;
  onChoose: (file: File) => void;
};

/** The browser's own choice of files behind a button of ours. The same file can be chosen twice. */
export function ChooseFile({ label, shown, accept, name, busy, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <input ref={input} type="file" aria-label={label} accept={accept} hidden onChange={take} />
      <Button
        tone="quiet"
        name={name}
        busy={busy}
        aria-label={`${shown}: ${label}`}
        onClick={() => input.current?.click()}
      >
        <UploadIcon />
        {shown}
      </Button>
    </>
  );
}
