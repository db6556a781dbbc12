import { SHOWN_LANGUAGES, type ShownLanguage } from '@sikhya/contract/test-result.ts';

type QuestionTexts = { question: string; options: readonly string[]; explanation?: string };
type BilingualQuestion = QuestionTexts & { odia?: QuestionTexts | null };

/** Each text as it is shown: one version, or both in their order. Options keep their positions. */
type ShownTexts = { question: string[]; options: string[][]; explanation: string[] };

/** A question without an Odia version is shown as it is. A text without one, or with an equal one, is shown once. */
export function getShownTexts(question: BilingualQuestion, language: ShownLanguage): ShownTexts {
  const { odia } = question;
  const choose = (text: string, odiaText: string | undefined) => {
    if (!odiaText || odiaText === text) return text ? [text] : [];
    if (language === 'both') return text ? [text, odiaText] : [odiaText];
    return language === 'or' ? [odiaText] : [text];
  };
  return {
    question: choose(question.question, odia?.question),
    options: question.options.map((option, index) => choose(option, odia?.options[index])),
    explanation: choose(question.explanation ?? '', odia?.explanation),
  };
}

/** English, Odia, both, and English again. */
export function getNextLanguage(language: ShownLanguage): ShownLanguage {
  const next = (SHOWN_LANGUAGES.indexOf(language) + 1) % SHOWN_LANGUAGES.length;
  return SHOWN_LANGUAGES[next] ?? 'en';
}
