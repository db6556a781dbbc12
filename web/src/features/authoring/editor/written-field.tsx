import { getLang } from '../../../lib/odia.ts';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useEditor } from './editor-context.tsx';

type WrittenFieldProps = {
  label: string;
  /** By which it is found, and its fault with it. */
  name: string;
  value: string;
  onWrite: (text: string) => void;
  required?: boolean;
  several?: boolean;
  /** Room for more than two lines from the start. */
  long?: boolean;
  hint?: string;
};

/** A field of text in either script. */
export function WrittenField(props: WrittenFieldProps) {
  const { label, name, value, onWrite, required = true, several = false, long = false, hint } = props;
  const { faults } = useEditor();
  const lang = getLang(value);
  return (
    <Field label={label} required={required} hint={hint} error={faults.get(name)?.message}>
      {several ? (
        <TextArea
          name={name}
          value={value}
          short={!long}
          lang={lang}
          onChange={(event) => onWrite(event.target.value)}
        />
      ) : (
        <TextInput name={name} value={value} lang={lang} onChange={(event) => onWrite(event.target.value)} />
      )}
    </Field>
  );
}
