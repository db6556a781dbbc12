import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useQuestionLanguage } from '../../../../lib/question-language/use-question-language.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/check-field.tsx';
import { QuestionLanguageSwitch } from '../../../../ui/question-language-switch.tsx';
import { texts as questionTexts } from '../../../../ui/question-texts.ts';
import { texts } from '../texts.ts';

type StartFieldsProps = { label: ReactNode; isBusy: boolean; onStart: () => void; links: ReactNode };

/** The language of the questions, the confirmation that the instructions were read, and the button that starts. */
export function StartFields({ label, isBusy, onStart, links }: StartFieldsProps) {
  const t = useTexts(texts);
  const { questionLanguage } = useTexts(questionTexts);
  const [language, setLanguage] = useQuestionLanguage();
  const [hasRead, setRead] = useState(false);
  const [isReminded, setReminded] = useState(false);
  return (
    <>
      <div className="grid gap-2">
        <p className="font-semibold">{questionLanguage}</p>
        <div>
          <QuestionLanguageSwitch value={language} onChange={setLanguage} />
        </div>
      </div>
      <div>
        <CheckField label={t.iHaveRead} checked={hasRead} onChange={setRead} />
        <p role="alert" className="text-wrong">
          {isReminded && !hasRead && t.readFirst}
        </p>
      </div>
      <div className="grid gap-3 sm:flex">
        <Button busy={isBusy} busyLabel={t.opening} onClick={() => (hasRead ? onStart() : setReminded(true))}>
          {label}
        </Button>
        {links}
      </div>
    </>
  );
}
