import { useLocale } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useEditor } from './editor-context.tsx';
import { describeProblem } from './state/describe-form-error.ts';

export type EditorTextFieldProps = {
  label: string;
  /** Identifies the field for focus and errors. */
  name: string;
  value: string;
  onChange: (text: string) => void;
  required?: boolean;
  multiline?: boolean;
  /** Starts with more than two lines. */
  tall?: boolean;
  hint?: string;
  /** A field of the Odia version, in which Odia typing is on by itself. */
  isOdia?: boolean;
};

/** A text field in English or Odia, with the error of the form. */
export function EditorTextField(props: EditorTextFieldProps) {
  const {
    label,
    name,
    value,
    onChange,
    required = true,
    multiline = false,
    tall = false,
    hint,
    isOdia = false,
  } = props;
  const locale = useLocale();
  const { errors } = useEditor();
  const error = errors.get(name);
  const control = {
    name,
    value,
    lang: isOdia ? 'or' : getLang(value),
    ...(isOdia && { 'data-ime': 'odia' }),
  };
  return (
    <Field
      label={isOdia ? <span lang="or">{label}</span> : label}
      required={required}
      hint={hint}
      error={error && describeProblem(error.problem, locale)}
    >
      {multiline ? (
        <TextArea {...control} short={!tall} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextInput {...control} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
