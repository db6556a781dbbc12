import { memo } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useEditor } from '../editor-context.tsx';
import { EditorTextField } from '../editor-text-field.tsx';
import { odiaFieldName } from '../state/edit-odia.ts';
import { fieldName, type QuestionPath } from '../state/row-path.ts';
import { texts } from '../texts.ts';
import { OdiaTextField, useOdiaLabels } from '../versions/odia-text-field.tsx';

type QuestionTextProps = {
  /** The same object in every render. */
  path: QuestionPath;
  field: 'question' | 'explanation';
  value: string;
};

/** The question or its explanation. Memoised, so that typing in another field does not render it. */
export const MainText = memo(function MainText({ path, field, value }: QuestionTextProps) {
  const t = useTexts(texts);
  const { dispatch } = useEditor();
  return (
    <EditorTextField
      label={t[field]}
      name={fieldName(path, field)}
      value={value}
      multiline
      onChange={(text) => dispatch({ type: 'question edited', path, field, text })}
      {...(field === 'explanation' && { hint: t.explanationHint, required: false })}
    />
  );
});

export const OdiaText = memo(function OdiaText({ path, field, value }: QuestionTextProps) {
  const labels = useOdiaLabels();
  const { dispatch } = useEditor();
  return (
    <OdiaTextField
      label={labels[field]}
      name={fieldName(path, odiaFieldName(field))}
      value={value}
      multiline
      onChange={(text) => dispatch({ type: 'odia question edited', path, field, text })}
    />
  );
});
