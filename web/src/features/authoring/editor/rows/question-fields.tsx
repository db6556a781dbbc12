import { compareQuestions } from '@sikhya/contract/translation/compare-versions.ts';
import { useId, useMemo } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useEditor } from '../editor-context.tsx';
import { EditorTextField } from '../editor-text-field.tsx';
import { FileField } from '../files/file-field.tsx';
import { type OdiaQuestionField, odiaFieldName } from '../state/edit-odia.ts';
import type { QuestionForm } from '../state/form.ts';
import { fieldName, type QuestionPath } from '../state/row-path.ts';
import { texts } from '../texts.ts';
import { Findings } from '../versions/findings.tsx';
import { OdiaTextField, useOdiaLabels } from '../versions/odia-text-field.tsx';
import { VersionPair, Versions } from '../versions/versions.tsx';
import { MainOption, OdiaOption, OPTION_LETTERS, OptionSet } from './question-options.tsx';

type QuestionFieldsProps = { path: QuestionPath; question: QuestionForm };

export function QuestionFields({ path, question }: QuestionFieldsProps) {
  const t = useTexts(texts);
  const findings = useMemo(() => compareQuestions(question, question.odia), [question]);
  const main = useMainFields({ path, question });
  const odia = useOdiaFields({ path, question });
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
        slot={{ kind: 'question-image', path }}
        label={t.questionImage}
        hint={t.questionImageHint}
        file={question.questionImage}
      />
    </>
  );
}

function useMainFields({ path, question }: QuestionFieldsProps) {
  const t = useTexts(texts);
  const { dispatch } = useEditor();
  const group = useId();
  return {
    question: (
      <EditorTextField
        label={t.question}
        name={fieldName(path, 'question')}
        value={question.question}
        multiline
        onChange={(text) => dispatch({ type: 'question edited', path, field: 'question', text })}
      />
    ),
    options: OPTION_LETTERS.map((letter, index) => (
      <MainOption key={letter} path={path} question={question} index={index} group={group} />
    )),
    explanation: (
      <EditorTextField
        label={t.explanation}
        hint={t.explanationHint}
        required={false}
        name={fieldName(path, 'explanation')}
        value={question.explanation}
        multiline
        onChange={(text) => dispatch({ type: 'question edited', path, field: 'explanation', text })}
      />
    ),
  };
}

function useOdiaFields({ path, question: { odia, correctAnswer } }: QuestionFieldsProps) {
  const labels = useOdiaLabels();
  const { dispatch } = useEditor();
  const edit = (field: OdiaQuestionField) => (text: string) =>
    dispatch({ type: 'odia question edited', path, field, text });
  const getProps = (field: OdiaQuestionField) => ({
    name: fieldName(path, odiaFieldName(field)),
    onChange: edit(field),
  });
  return {
    question: (
      <OdiaTextField
        label={labels.question}
        value={odia?.question ?? ''}
        multiline
        {...getProps('question')}
      />
    ),
    options: OPTION_LETTERS.map((letter, index) => (
      <OdiaOption
        key={letter}
        label={labels.option({ letter })}
        value={odia?.options[index] ?? ''}
        isCorrect={index === correctAnswer}
        {...getProps(index)}
      />
    )),
    explanation: (
      <OdiaTextField
        label={labels.explanation}
        value={odia?.explanation ?? ''}
        multiline
        {...getProps('explanation')}
      />
    ),
  };
}
