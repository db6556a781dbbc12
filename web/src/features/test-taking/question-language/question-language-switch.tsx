import type { ShownLanguage } from '@sikhya/contract/test-result.ts';
import { useTexts } from '../../../language/locale.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { texts } from '../texts.ts';

type QuestionLanguageSwitchProps = { value: ShownLanguage; onChange: (language: ShownLanguage) => void };

/** Shows questions in English, in Odia, or in both. */
export function QuestionLanguageSwitch({ value, onChange }: QuestionLanguageSwitchProps) {
  const t = useTexts(texts);
  return (
    <SegmentedControl
      label={t.questionLanguage}
      value={value}
      onChange={onChange}
      options={[
        { value: 'en', label: <span lang="en">{t.english}</span> },
        { value: 'or', label: <span lang="or">{t.odia}</span> },
        { value: 'both', label: t.bothLanguages },
      ]}
    />
  );
}
