import { useTexts } from '../language/locale.tsx';
import { texts } from './question-texts.ts';
import { SegmentedControl } from './segmented-control.tsx';

type ShownLanguage = 'en' | 'or' | 'both';
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
