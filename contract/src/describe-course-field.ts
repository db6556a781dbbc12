import { getLocale, type Locale } from './language/language.ts';
import { defineTexts, getTexts, type Texts } from './language/texts.ts';

type Path = readonly PropertyKey[];

const texts = defineTexts({
  subject: { en: 'Subject {subject:number}', or: 'ବିଷୟ {subject:number}' },
  chapter: {
    en: 'Subject {subject:number}, Chapter {chapter:number}',
    or: 'ବିଷୟ {subject:number}, ଅଧ୍ୟାୟ {chapter:number}',
  },
  question: {
    en: 'Subject {subject:number}, Chapter {chapter:number}, Question {question:number}',
    or: 'ବିଷୟ {subject:number}, ଅଧ୍ୟାୟ {chapter:number}, ପ୍ରଶ୍ନ {question:number}',
  },
  fieldOfRow: { en: '{row}: {field}', or: '{row}: {field}' },
});

/** The fields of a course, subject, chapter and question by their names in the course input. */
const fieldNames = defineTexts({
  title: { en: 'title', or: 'ଶୀର୍ଷକ' },
  description: { en: 'description', or: 'ବିବରଣୀ' },
  price: { en: 'price', or: 'ମୂଲ୍ୟ' },
  isFree: { en: 'free or paid', or: 'ମାଗଣା କିମ୍ବା ଦେୟଯୁକ୍ତ' },
  thumbnail: { en: 'thumbnail', or: 'ପ୍ରଚ୍ଛଦ ଛବି' },
  subjects: { en: 'subjects', or: 'ବିଷୟଗୁଡ଼ିକ' },
  chapters: { en: 'chapters', or: 'ଅଧ୍ୟାୟଗୁଡ଼ିକ' },
  questions: { en: 'questions', or: 'ପ୍ରଶ୍ନଗୁଡ଼ିକ' },
  pdf: { en: 'PDF', or: 'PDF' },
  freePreview: { en: 'free preview', or: 'ମାଗଣା ନମୁନା' },
  question: { en: 'question', or: 'ପ୍ରଶ୍ନ' },
  questionImage: { en: 'question image', or: 'ପ୍ରଶ୍ନର ଛବି' },
  options: { en: 'options', or: 'ବିକଳ୍ପଗୁଡ଼ିକ' },
  correctAnswer: { en: 'correct answer', or: 'ସଠିକ ଉତ୍ତର' },
  explanation: { en: 'explanation', or: 'ବ୍ୟାଖ୍ୟା' },
  odia: { en: 'Odia version', or: 'ଓଡ଼ିଆ ରୂପ' },
});

const odiaFieldNames = defineTexts({
  title: { en: 'Odia title', or: 'ଓଡ଼ିଆ ଶୀର୍ଷକ' },
  description: { en: 'Odia description', or: 'ଓଡ଼ିଆ ବିବରଣୀ' },
  question: { en: 'Odia question', or: 'ଓଡ଼ିଆ ପ୍ରଶ୍ନ' },
  options: { en: 'Odia options', or: 'ଓଡ଼ିଆ ବିକଳ୍ପଗୁଡ଼ିକ' },
  explanation: { en: 'Odia explanation', or: 'ଓଡ଼ିଆ ବ୍ୟାଖ୍ୟା' },
});

const optionNames = defineTexts({
  option: { en: 'option {letter}', or: 'ବିକଳ୍ପ {letter}' },
  odiaOption: { en: 'Odia option {letter}', or: 'ଓଡ଼ିଆ ବିକଳ୍ପ {letter}' },
});

/**
 * Describes a field of a course input as the screen counts it, from 1:
 * subjects.1.chapters.0.questions.2.options.2 is 'Subject 2, Chapter 1, Question 3: option C'.
 */
export function describeCourseField(path: Path, locale: Locale = getLocale('en')): string {
  const rows: number[] = [];
  while (typeof path[rows.length * 2 + 1] === 'number' && path[rows.length * 2] === LISTS[rows.length])
    rows.push(Number(path[rows.length * 2 + 1]) + 1);
  const row = describeRow(rows, getTexts(texts, locale));
  const field = describeField(path.slice(rows.length * 2), locale);
  return row && field ? getTexts(texts, locale).fieldOfRow({ row, field }) : row || field;
}

const LISTS = ['subjects', 'chapters', 'questions'];

function describeRow([subject, chapter, question]: number[], t: Texts<typeof texts>): string {
  if (subject === undefined) return '';
  if (chapter === undefined) return t.subject({ subject });
  return question === undefined
    ? t.chapter({ subject, chapter })
    : t.question({ subject, chapter, question });
}

function describeField(path: Path, locale: Locale): string {
  const isOdia = path[0] === 'odia' && path.length > 1;
  const [field, index] = isOdia ? path.slice(1) : path;
  if (field === undefined) return '';
  if (field === 'options' && typeof index === 'number') {
    const t = getTexts(optionNames, locale);
    const letter = 'ABCD'[index] ?? String(index + 1);
    return isOdia ? t.odiaOption({ letter }) : t.option({ letter });
  }
  const names: Record<string, string> = getTexts(isOdia ? odiaFieldNames : fieldNames, locale);
  return names[String(field)] ?? String(field);
}
