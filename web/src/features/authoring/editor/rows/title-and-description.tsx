import type { OdiaTexts } from '@sikhya/contract/odia-version.ts';
import { compareTexts } from '@sikhya/contract/translation/compare-versions.ts';
import { memo, useMemo } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useEditor } from '../editor-context.tsx';
import { EditorTextField } from '../editor-text-field.tsx';
import { odiaFieldName } from '../state/edit-odia.ts';
import { fieldName, type RowPath } from '../state/row-path.ts';
import { texts } from '../texts.ts';
import { Findings } from '../versions/findings.tsx';
import { OdiaTextField, useOdiaLabels } from '../versions/odia-text-field.tsx';
import { VersionPair, Versions } from '../versions/versions.tsx';

const LABELS = {
  course: { title: 'courseTitle', description: 'courseDescription' },
  subject: { title: 'subjectTitle', description: 'subjectDescription' },
  chapter: { title: 'chapterTitle', description: 'chapterDescription' },
} as const;

type TitleAndDescriptionProps = {
  level: keyof typeof LABELS;
  /** Null for the course itself. */
  path: RowPath | null;
  title: string;
  description: string;
  odia: OdiaTexts | null | undefined;
  /** The same function in every render. */
  onChange: (field: 'title' | 'description', text: string) => void;
};

/** The title and the description of a course, subject or chapter, with their Odia version. */
export const TitleAndDescription = memo(function TitleAndDescription(props: TitleAndDescriptionProps) {
  const { level, path, title, description, odia, onChange } = props;
  const t = useTexts(texts);
  const odiaLabels = useOdiaLabels();
  const { dispatch } = useEditor();
  const findings = useMemo(() => compareTexts({ title, description }, odia), [title, description, odia]);
  const isTall = level === 'course';
  const fields = (['title', 'description'] as const).map((field) => ({
    field,
    main: (
      <EditorTextField
        key={field}
        label={t[LABELS[level][field]]}
        name={fieldName(path, field)}
        value={props[field]}
        multiline={field === 'description'}
        tall={isTall}
        onChange={(text) => onChange(field, text)}
      />
    ),
    odiaField: (
      <OdiaTextField
        key={field}
        label={odiaLabels[LABELS[level][field]]}
        name={fieldName(path, odiaFieldName(field))}
        value={odia?.[field] ?? ''}
        multiline={field === 'description'}
        tall={isTall}
        onChange={(text) => dispatch({ type: 'odia texts edited', path, field, text })}
      />
    ),
  }));
  return (
    <div className="grid gap-3">
      <Versions
        sideBySide={fields.map(({ field, main, odiaField }) => (
          <VersionPair key={field} main={main} odia={odiaField} />
        ))}
        main={fields.map(({ main }) => main)}
        odia={fields.map(({ odiaField }) => odiaField)}
      />
      <Findings findings={findings} />
    </div>
  );
});
