import { compareQuestions } from '@sikhya/contract/translation/compare-versions.ts';
import { useId, useMemo } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { FileField } from '../files/file-field.tsx';
import type { QuestionForm } from '../state/form.ts';
import type { QuestionPath } from '../state/row-path.ts';
import { texts } from '../texts.ts';
import { Findings } from '../versions/findings.tsx';
import { VersionPair, Versions } from '../versions/versions.tsx';
import { MainOption, OdiaOption, OPTION_LETTERS, OptionSet } from './question-options.tsx';
import { MainText, OdiaText } from './question-texts.tsx';

type QuestionFieldsProps = { path: QuestionPath; question: QuestionForm };

export function QuestionFields({ path, question }: QuestionFieldsProps) {
  const t = useTexts(texts);
  const findings = useMemo(() => compareQuestions(question, question.odia), [question]);
  const image = useMemo(() => ({ kind: 'question-image' as const, path }), [path]);
  const main = useMainFields({ path, question });
  const odia = getOdiaFields({ path, question });
  return (
    <>
      <Versions
        sideBySide={
          <>
            <VersionPair main={main.question} odia={odia.question} />
            <OptionSet legend={t.options}>
              <div className="grid gap-3">
                {OPTION_LETTERS.map((letter, index) => (
                  <VersionPair key={letter} main={main.options[index]} odia={odia.options[index]} />
                ))}
              </div>
            </OptionSet>
            <VersionPair main={main.explanation} odia={odia.explanation} />
          </>
        }
        main={
          <>
            {main.question}
            <OptionSet legend={t.options}>
              <div className="grid gap-3 sm:grid-cols-2">{main.options}</div>
            </OptionSet>
            {main.explanation}
          </>
        }
        odia={
          <>
            {odia.question}
            <div className="grid gap-3 sm:grid-cols-2">{odia.options}</div>
            {odia.explanation}
          </>
        }
      />
      <Findings findings={findings} />
      <FileField
        slot={image}
        label={t.questionImage}
        hint={t.questionImageHint}
        file={question.questionImage}
      />
    </>
  );
}

function useMainFields({ path, question }: QuestionFieldsProps) {
  const group = useId();
  return {
    question: <MainText path={path} field="question" value={question.question} />,
    options: OPTION_LETTERS.map((letter, index) => (
      <MainOption
        key={letter}
        path={path}
        index={index}
        value={question.options[index] ?? ''}
        isCorrect={index === question.correctAnswer}
        group={group}
      />
    )),
    explanation: <MainText path={path} field="explanation" value={question.explanation} />,
  };
}

function getOdiaFields({ path, question: { odia, correctAnswer } }: QuestionFieldsProps) {
  return {
    question: <OdiaText path={path} field="question" value={odia?.question ?? ''} />,
    options: OPTION_LETTERS.map((letter, index) => (
      <OdiaOption
        key={letter}
        path={path}
        index={index}
        value={odia?.options[index] ?? ''}
        isCorrect={index === correctAnswer}
      />
    )),
    explanation: <OdiaText path={path} field="explanation" value={odia?.explanation ?? ''} />,
  };
}
