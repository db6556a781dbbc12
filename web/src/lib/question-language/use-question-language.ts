import { SHOWN_LANGUAGES, type ShownLanguage } from '@sikhya/contract/test-result.ts';
import { useState } from 'react';
import { useLocale } from '../../language/locale.tsx';
import { readStorage, writeStorage } from '../browser-storage.ts';
import { useAuth } from '../session.tsx';

const KEY = 'question-language:';

/** The language of the questions: the student's last choice on this device, before that the language of the page. */
export function useQuestionLanguage(): [ShownLanguage, (language: ShownLanguage) => void] {
  const { email } = useAuth();
  const { language: pageLanguage } = useLocale();
  const [stored, setStored] = useState(() => readStorage('localStorage', KEY + email));
  const choose = (language: ShownLanguage) => {
    writeStorage('localStorage', KEY + email, language);
    setStored(language);
  };
  return [SHOWN_LANGUAGES.find((language) => language === stored) ?? pageLanguage, choose];
}
