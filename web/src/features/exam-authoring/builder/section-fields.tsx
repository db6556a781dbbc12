import { useTexts } from '../../../language/locale.tsx';
import type { SectionForm } from './form.ts';
import { NumberField, useOdiaTexts, VersionPair } from './text-fields.tsx';
import { texts } from './texts.ts';

type SectionFieldsProps = {
  section: SectionForm;
  hasTime: boolean;
  onChange: (section: SectionForm) => void;
};

export function SectionFields({ section, hasTime, onChange }: SectionFieldsProps) {
  const t = useTexts(texts);
  const odia = useOdiaTexts();
  const set = (changes: Partial<SectionForm>) => onChange({ ...section, ...changes });
  const setMarks = (changes: Partial<SectionForm['marks']>) =>
    set({ marks: { ...section.marks, ...changes } });
  return (
    <div className="grid grid-cols-1 gap-4">
      <VersionPair
        label={t.sectionTitle}
        odiaLabel={odia.sectionTitle}
        value={section.title}
        odia={section.odiaTitle}
        onChange={(title) => set({ title })}
        onOdiaChange={(odiaTitle) => set({ odiaTitle })}
      />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {hasTime && (
          <NumberField
            label={t.minutes}
            required
            value={section.minutes}
            onChange={(minutes) => set({ minutes })}
          />
        )}
        <NumberField
          label={t.marksRight}
          hint={t.marksHint}
          required
          isMarks
          value={section.marks.right}
          onChange={(right) => setMarks({ right })}
        />
        <NumberField
          label={t.marksWrong}
          hint={t.marksHint}
          required
          isMarks
          value={section.marks.wrong}
          onChange={(wrong) => setMarks({ wrong })}
        />
        <NumberField
          label={t.marksEmpty}
          hint={t.marksHint}
          required
          isMarks
          value={section.marks.empty}
          onChange={(empty) => setMarks({ empty })}
        />
        <NumberField
          label={t.maxAnswers}
          hint={t.maxAnswersHint}
          value={section.maxAnswers}
          onChange={(maxAnswers) => set({ maxAnswers })}
        />
      </div>
    </div>
  );
}
