import type { Language } from '@sikhya/contract/language/language.ts';
import { MAX_MESSAGE_TEXT_LENGTH, MAX_MESSAGE_TITLE_LENGTH } from '@sikhya/contract/messages.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { MessageForm } from './message-form.ts';
import { texts } from './texts.ts';
import type { EditMessage } from './use-message-form.ts';

const WIDE = '(min-width: 64rem)';

type TextFieldsProps = { form: MessageForm; edit: EditMessage; isChecked: boolean };

/** Both languages side by side; in tabs on a narrow screen. */
export function TextFields({ form, edit, isChecked }: TextFieldsProps) {
  const t = useTexts(texts);
  const isWide = useMediaQuery(WIDE);
  const [shown, setShown] = useState<Language>('en');
  const { title, text, odia } = form;
  const english = (
    <LanguageFields
      language="en"
      value={{ title, text }}
      onChange={edit}
      errors={{
        title: isChecked && title.trim() === '' && t.enterTitle,
        text: isChecked && text.trim() === '' && t.enterText,
      }}
    />
  );
  const odiaFields = (
    <LanguageFields
      language="or"
      value={odia}
      onChange={(changes) => edit({ odia: { ...odia, ...changes } })}
    />
  );
  return (
    <Panel title={t.content}>
      {isWide ? (
        <div className="grid grid-cols-2 items-start gap-5">
          {english}
          {odiaFields}
        </div>
      ) : (
        <Tabs
          label={t.language}
          value={shown}
          onChange={setShown}
          tabs={[
            { value: 'en', label: t.en, panel: english },
            { value: 'or', label: t.or, panel: odiaFields },
          ]}
        />
      )}
    </Panel>
  );
}

type Written = { title: string; text: string };

type LanguageFieldsProps = {
  language: Language;
  value: Written;
  onChange: (changes: Partial<Written>) => void;
  errors?: { title: string | false; text: string | false };
};

/** In the fields of the Odia version, Odia typing is on by itself. */
function LanguageFields({ language, value, onChange, errors }: LanguageFieldsProps) {
  const t = useTexts(texts);
  const isOdia = language === 'or';
  const control = { lang: language, ...(isOdia && { 'data-ime': 'odia' }) };
  return (
    <div className="grid content-start gap-4">
      <Field
        label={isOdia ? t.titleOr : t.titleEn}
        required={!isOdia}
        hint={isOdia && t.odiaHint}
        error={errors?.title}
      >
        <TextInput
          {...control}
          maxLength={MAX_MESSAGE_TITLE_LENGTH}
          value={value.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field label={isOdia ? t.textOr : t.textEn} required={!isOdia} error={errors?.text}>
        <TextArea
          {...control}
          maxLength={MAX_MESSAGE_TEXT_LENGTH}
          value={value.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
    </div>
  );
}
