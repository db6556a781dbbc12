import { useLocale } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useEditor } from './editor-context.tsx';
import { describeProblem } from './state/describe-form-error.ts';

type EditorTextFieldProps = {
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
};

/** A text field in English or Odia, with the error of the form. */
export function EditorTextField(props: EditorTextFieldProps) {
  const { label, name, value, onChange, required = true, multiline = false, tall = false, hint } = props;
  const locale = useLocale();
  const { errors } = useEditor();
  const error = errors.get(name);
  const lang = getLang(value);
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      error={error && describeProblem(error.problem, locale)}
    >
      {multiline ? (
        <TextArea
          name={name}
          value={value}
          short={!tall}
          lang={lang}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <TextInput name={name} value={value} lang={lang} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
