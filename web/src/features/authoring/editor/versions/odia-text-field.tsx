import { getLocale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useLocale } from '../../../../language/locale.tsx';
import { EditorTextField, type EditorTextFieldProps } from '../editor-text-field.tsx';
import { texts } from '../texts.ts';

/** The labels of Odia fields are in Odia on English pages too, because the author of an Odia text reads Odia. */
export function useOdiaLabels() {
  const { digits } = useLocale();
  return getTexts(texts, getLocale('or', digits));
}

type OdiaTextFieldProps = Omit<EditorTextFieldProps, 'required' | 'isOdia'>;

/** The field of the Odia version of a text. Odia typing is on in it by itself. */
export function OdiaTextField({ label, ...rest }: OdiaTextFieldProps) {
  return <EditorTextField label={useOdiaLabels().odiaField({ label })} required={false} isOdia {...rest} />;
}
