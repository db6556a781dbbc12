import { EditorTextField } from '../editor-text-field.tsx';
import { fieldName, type RowPath } from '../state/row-path.ts';

type TitleAndDescriptionProps = {
  titleLabel: string;
  descriptionLabel: string;
  path: RowPath;
  row: { readonly title: string; readonly description: string };
  onChange: (field: 'title' | 'description', text: string) => void;
};

export function TitleAndDescription(props: TitleAndDescriptionProps) {
  const { titleLabel, descriptionLabel, path, row, onChange } = props;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <EditorTextField
        label={titleLabel}
        name={fieldName(path, 'title')}
        value={row.title}
        onChange={(text) => onChange('title', text)}
      />
      <EditorTextField
        label={descriptionLabel}
        name={fieldName(path, 'description')}
        value={row.description}
        multiline
        onChange={(text) => onChange('description', text)}
      />
    </div>
  );
}
