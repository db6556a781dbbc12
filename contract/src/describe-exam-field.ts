import { getLocale, type Locale } from './language/language.ts';
import { defineTexts, getTexts } from './language/texts.ts';

const texts = defineTexts({
  section: { en: 'Section {section:number}', or: 'ବିଭାଗ {section:number}' },
  question: {
    en: 'Section {section:number}, Question {question:number}',
    or: 'ବିଭାଗ {section:number}, ପ୍ରଶ୍ନ {question:number}',
  },
  fieldOfRow: { en: '{row}: {field}', or: '{row}: {field}' },
  option: { en: 'option {letter}', or: 'ବିକଳ୍ପ {letter}' },
  odiaOption: { en: 'Odia option {letter}', or: 'ଓଡ଼ିଆ ବିକଳ୍ପ {letter}' },
  odiaField: { en: 'Odia {field}', or: 'ଓଡ଼ିଆ {field}' },
});

const fieldNames = defineTexts({
  title: { en: 'title', or: 'ଶୀର୍ଷକ' },
  instructions: { en: 'instructions', or: 'ନିର୍ଦ୍ଦେଶାବଳୀ' },
  minutes: { en: 'minutes', or: 'ମିନିଟ' },
  sections: { en: 'sections', or: 'ବିଭାଗଗୁଡ଼ିକ' },
  passPercent: { en: 'passing score', or: 'ଆବଶ୍ୟକ ପ୍ରାପ୍ତାଙ୍କ' },
  opensAt: { en: 'opening time', or: 'ଆରମ୍ଭ ସମୟ' },
  closesAt: { en: 'closing time', or: 'ଶେଷ ସମୟ' },
  lateEntryMinutes: { en: 'late entry', or: 'ବିଳମ୍ବରେ ପ୍ରବେଶ' },
  releaseAt: { en: 'release of the results', or: 'ଫଳାଫଳ ପ୍ରକାଶ' },
  attempts: { en: 'number of attempts', or: 'ପ୍ରୟାସ ସଂଖ୍ୟା' },
  courseIds: { en: 'courses', or: 'ପାଠ୍ୟକ୍ରମଗୁଡ଼ିକ' },
  cutOffs: { en: 'cut-offs', or: 'କଟ-ଅଫ' },
  marks: { en: 'marks', or: 'ନମ୍ବର' },
  maxAnswers: { en: 'maximum number of answers', or: 'ସର୍ବାଧିକ ଉତ୍ତର ସଂଖ୍ୟା' },
  questions: { en: 'questions', or: 'ପ୍ରଶ୍ନଗୁଡ଼ିକ' },
  question: { en: 'question', or: 'ପ୍ରଶ୍ନ' },
  questionImage: { en: 'question image', or: 'ପ୍ରଶ୍ନର ଛବି' },
  options: { en: 'options', or: 'ବିକଳ୍ପଗୁଡ଼ିକ' },
  optionMarks: { en: 'marks of the options', or: 'ବିକଳ୍ପଗୁଡ଼ିକର ନମ୍ବର' },
  correctAnswer: { en: 'correct answer', or: 'ସଠିକ ଉତ୍ତର' },
  explanation: { en: 'explanation', or: 'ବ୍ୟାଖ୍ୟା' },
  tags: { en: 'tags', or: 'ଟ୍ୟାଗ' },
  odia: { en: 'Odia version', or: 'ଓଡ଼ିଆ ରୂପ' },
});

/**
 * Describes a field of an exam input as the screen counts it, from 1: sections.0.questions.2.options.2 is
 * 'Section 1, Question 3: option C'.
 */
export function describeExamField(path: readonly PropertyKey[], locale: Locale = getLocale('en')): string {
  const t = getTexts(texts, locale);
  const [list, section, questions, question, ...rest] = path;
  if (list !== 'sections' || typeof section !== 'number') return describeField(path, locale);
  const number = section + 1;
  const isQuestion = questions === 'questions' && typeof question === 'number';
  const row = isQuestion
    ? t.question({ section: number, question: question + 1 })
    : t.section({ section: number });
  const field = describeField(isQuestion ? rest : path.slice(2), locale);
  return field ? t.fieldOfRow({ row, field }) : row;
}

function describeField(path: readonly PropertyKey[], locale: Locale): string {
  const t = getTexts(texts, locale);
  const isOdia = path[0] === 'odia' && path.length > 1;
  const [name, index] = isOdia ? path.slice(1) : path;
  if (name === undefined) return '';
  if (name === 'options' && typeof index === 'number') {
    const letter = 'ABCDEF'[index] ?? String(index + 1);
    return isOdia ? t.odiaOption({ letter }) : t.option({ letter });
  }
  const names: Record<string, string> = getTexts(fieldNames, locale);
  const field = names[String(name)] ?? String(name);
  return isOdia ? t.odiaField({ field }) : field;
}
