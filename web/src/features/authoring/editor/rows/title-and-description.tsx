import { EditorTextField } from '../editor-text-field.tsx';
import { fieldName, type RowPath } from '../state/row-path.ts';

type TitleAndDescriptionProps = {
  noun: 'Subject' | 'Chapter';
  at: RowPath;
  row: { readonly title: string; readonly description: string };
  onChange: (field: 'title' | 'description', text: string) => void;
};

export function TitleAndDescription({ noun, at, row, onChange }: TitleAndDescriptionProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <EditorTextField
        label={`${noun} Title`}
        name={fieldName(at, 'title')}
        value={row.title}
        onChange={(text) => onChange('title', text)}
      />
      <EditorTextField
        label={`${noun} Description`}
        name={fieldName(at, 'description')}
        value={row.description}
        multiline
        onChange={(text) => onChange('description', text)}
      />
    </div>
  );
}
