import { EditorTextField } from '../editor-text-field.tsx';
import { fieldName, type RowPath } from '../state/row-path.ts';

type TitleAndDescriptionProps = {
  noun: 'Subject' | 'Chapter';
  path: RowPath;
  row: { readonly title: string; readonly description: string };
  onChange: (field: 'title' | 'description', text: string) => void;
};

export function TitleAndDescription({ noun, path, row, onChange }: TitleAndDescriptionProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <EditorTextField
        label={`${noun} Title`}
        name={fieldName(path, 'title')}
        value={row.title}
        onChange={(text) => onChange('title', text)}
      />
      <EditorTextField
        label={`${noun} Description`}
        name={fieldName(path, 'description')}
        value={row.description}
        multiline
        onChange={(text) => onChange('description', text)}
      />
    </div>
  );
}
