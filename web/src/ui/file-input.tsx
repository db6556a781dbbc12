import { type ChangeEvent, useRef } from 'react';
import { Button } from './button.tsx';
import { UploadIcon } from './portal-icons.tsx';

type FileInputProps = {
  /** The description of the file, for screen readers. */
  label: string;
  /** The text of the button. */
  buttonText: string;
  accept: string;
  /** The name by which the editor finds the button to focus it. */
  name?: string;
  /** The chosen file is being checked. */
  busy?: boolean;
  /** Several files can be chosen at once. */
  multiple?: boolean;
  onChoose: (...files: [File, ...File[]]) => void;
};

/** A button that opens the browser's file dialog. The same file can be chosen twice in a row. */
export function FileInput({ label, buttonText, accept, name, busy, multiple, onChoose }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file, ...others] = event.target.files ?? [];
    event.target.value = '';
    if (file) onChoose(file, ...others);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        hidden
        onChange={handleChange}
      />
      <Button
        tone="quiet"
        name={name}
        busy={busy}
        aria-label={`${buttonText}: ${label}`}
        onClick={() => input.current?.click()}
      >
        <UploadIcon />
        {buttonText}
      </Button>
    </>
  );
}
