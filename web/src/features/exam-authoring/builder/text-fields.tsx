import { getLocale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useLocale } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { texts } from './texts.ts';

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  required?: boolean;
  multiline?: boolean;
  hint?: string;
  isOdia?: boolean;
};

/** A text field in English or Odia. In a field of the Odia version, Odia typing is on by itself. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, required = false, multiline = false, hint, isOdia = false } = props;
  const control = { value, lang: isOdia ? 'or' : getLang(value), ...(isOdia && { 'data-ime': 'odia' }) };
  return (
    <Field label={isOdia ? <span lang="or">{label}</span> : label} required={required} hint={hint}>
      {multiline ? (
        <TextArea {...control} short onChange={({ target }) => onChange(target.value)} />
      ) : (
        <TextInput {...control} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

type VersionPairProps = Omit<TextFieldProps, 'isOdia'> & {
  /** The label in Odia, because the author of an Odia text reads Odia. */
  odiaLabel: string;
  odia: string;
  onOdiaChange: (text: string) => void;
};

/** A text beside its Odia version; below it on a narrow screen. */
export function VersionPair({ odiaLabel, odia, onOdiaChange, ...main }: VersionPairProps) {
  const { odiaField } = useOdiaTexts();
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <TextField {...main} />
      <TextField
        label={odiaField({ label: odiaLabel })}
        value={odia}
        onChange={onOdiaChange}
        multiline={main.multiline ?? false}
        isOdia
      />
    </div>
  );
}

export function useOdiaTexts() {
  const { digits } = useLocale();
  return getTexts(texts, getLocale('or', digits));
}

type NumberFieldProps = Omit<TextFieldProps, 'multiline' | 'isOdia'> & { isMarks?: boolean };

/** A field for a whole number, or for marks such as 1/3. */
export function NumberField({ label, value, onChange, required = false, hint, isMarks }: NumberFieldProps) {
  return (
    <Field label={label} required={required} hint={hint}>
      <TextInput
        inputMode={isMarks ? 'text' : 'numeric'}
        data-ime="off"
        lang="en"
        maxLength={12}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
