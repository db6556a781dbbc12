import { fieldName, type Place } from '../state/place.ts';
import { WrittenField } from '../written-field.tsx';

type TitleAndDescriptionProps = {
  /** Whose they are. */
  noun: 'Subject' | 'Chapter';
  at: Place;
  row: { readonly title: string; readonly description: string };
  onWrite: (field: 'title' | 'description', text: string) => void;
};

export function TitleAndDescription({ noun, at, row, onWrite }: TitleAndDescriptionProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <WrittenField
        label={`${noun} Title`}
        name={fieldName(at, 'title')}
        value={row.title}
        onWrite={(text) => onWrite('title', text)}
      />
      <WrittenField
        label={`${noun} Description`}
        name={fieldName(at, 'description')}
        value={row.description}
        several
        onWrite={(text) => onWrite('description', text)}
      />
    </div>
  );
}
