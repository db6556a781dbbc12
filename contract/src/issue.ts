import type { Locale } from './language/language.ts';
import {
  defineTexts,
  getTexts,
  type Message,
  message,
  type TextEntry,
  translate,
  translateToEnglish,
} from './language/texts.ts';

/** A problem of a field, as the part of a sentence that follows the name of the field. */
export const problems = defineTexts({
  empty: { en: 'is empty', or: 'ଖାଲି ଅଛି' },
  tooLong: { en: 'is longer than {max:number} characters', or: '{max:number}ଟି ଅକ୍ଷରରୁ ଅଧିକ ଲମ୍ବା' },
  notStorable: {
    en: 'holds characters that cannot be stored',
    or: 'ଏଥିରେ ଏପରି ଅକ୍ଷର ଅଛି ଯାହାକୁ ସଂରକ୍ଷଣ କରିହେବ ନାହିଁ',
  },
  stackedMarks: {
    en: 'has too many marks on one letter',
    or: 'ଏଥିରେ ଗୋଟିଏ ଅକ୍ଷର ଉପରେ ଅତ୍ୟଧିକ ଚିହ୍ନ ଅଛି',
  },
  notAFile: { en: 'is no file of this site', or: 'ଏହି ୱେବସାଇଟର ଫାଇଲ ନୁହେଁ' },
  notAnIndex: { en: 'must be a whole number from 0', or: '0 କିମ୍ବା ତା’ଠାରୁ ବଡ଼ ପୂର୍ଣ୍ଣ ସଂଖ୍ୟା ହେବା ଆବଶ୍ୟକ' },
  notATime: { en: 'is no date and time', or: 'ତାରିଖ ଓ ସମୟ ନୁହେଁ' },
  wrongNumberOfOptions: { en: 'must be exactly {count:number}', or: 'ଠିକ {count:number}ଟି ହେବା ଆବଶ୍ୟକ' },
  notAnOption: { en: 'is not one of the options', or: 'ବିକଳ୍ପଗୁଡ଼ିକ ମଧ୍ୟରୁ ନୁହେଁ' },
  tooManyQuestions: { en: 'are more than {max:number} questions', or: '{max:number}ଟି ପ୍ରଶ୍ନରୁ ଅଧିକ' },
  tooManyChapters: { en: 'are more than {max:number} chapters', or: '{max:number}ଟି ଅଧ୍ୟାୟରୁ ଅଧିକ' },
  tooManySubjects: { en: 'are more than {max:number} subjects', or: '{max:number}ଟି ବିଷୟରୁ ଅଧିକ' },
  notMarks: {
    en: 'must be marks such as 2, 0.25 or 1/3, at most {max:number}',
    or: '2, 0.25 କିମ୍ବା 1/3 ପରି ନମ୍ବର, ସର୍ବାଧିକ {max:number}, ହେବା ଆବଶ୍ୟକ',
  },
  notMinutes: { en: 'must be 1 minute to 24 hours', or: '1 ମିନିଟରୁ 24 ଘଣ୍ଟା ମଧ୍ୟରେ ହେବା ଆବଶ୍ୟକ' },
  wrongGstNumber: {
    en: 'is no GST number: at least one of its characters is wrong',
    or: 'GST ସଂଖ୍ୟା ନୁହେଁ: ଏହାର ଅତି କମରେ ଗୋଟିଏ ଅକ୍ଷର ଭୁଲ',
  },
  outOfRange: {
    en: 'must be {min:number} to {max:number}',
    or: '{min:number}ରୁ {max:number} ମଧ୍ୟରେ ହେବା ଆବଶ୍ୟକ',
  },
  wrongCount: {
    en: 'must be {min:number} to {max:number} in number',
    or: '{min:number}ଟିରୁ {max:number}ଟି ମଧ୍ୟରେ ହେବା ଆବଶ୍ୟକ',
  },
  odiaOptionCount: { en: 'must be as many as the options', or: 'ବିକଳ୍ପ ସଂଖ୍ୟା ସହ ସମାନ ହେବା ଆବଶ୍ୟକ' },
  marksPerOption: { en: 'must be one for each option', or: 'ପ୍ରତ୍ୟେକ ବିକଳ୍ପ ପାଇଁ ଗୋଟିଏ ହେବା ଆବଶ୍ୟକ' },
  timedSections: {
    en: 'must either all have their own minutes, or none of them',
    or: 'ସମସ୍ତଙ୍କର ନିଜସ୍ୱ ମିନିଟ ରହିବ, ନଚେତ କାହାରି ରହିବ ନାହିଁ',
  },
  closesBeforeOpening: { en: 'must be after the opening', or: 'ଆରମ୍ଭ ସମୟ ପରେ ହେବା ଆବଶ୍ୟକ' },
  lateEntryWithoutOpening: { en: 'needs a time of opening', or: 'ପାଇଁ ଆରମ୍ଭ ସମୟ ଆବଶ୍ୟକ' },
});

/** The Odia texts of problems that the schemas leave to zod, which names them only in English. */
const generalProblems = defineTexts({
  invalid_type: {
    en: 'is missing or has the wrong type',
    or: 'ଦିଆଯାଇନାହିଁ କିମ୍ବା ଏହାର ପ୍ରକାର ଭୁଲ ଅଛି',
  },
  too_big: { en: 'is too big: at most {limit:number}', or: 'ଅତ୍ୟଧିକ ବଡ଼: ସର୍ବାଧିକ {limit:number} ହୋଇପାରିବ' },
  too_small: {
    en: 'is too small: at least {limit:number}',
    or: 'ଅତ୍ୟଧିକ ଛୋଟ: ଅତି କମରେ {limit:number} ହେବା ଆବଶ୍ୟକ',
  },
  invalid_format: { en: 'has the wrong format', or: 'ଠିକ ଧାଞ୍ଚାରେ ଲେଖାଯାଇନାହିଁ' },
  invalid_value: { en: 'is none of the allowed values', or: 'ଅନୁମୋଦିତ ମାନଗୁଡ଼ିକ ମଧ୍ୟରୁ ନୁହେଁ' },
  other: { en: 'is invalid', or: 'ଠିକ ନୁହେଁ' },
});

const sentences = defineTexts({
  fieldProblem: { en: '{field} {problem}', or: '{field}: {problem}' },
});

/** The parts of a zod issue that its text depends on. */
export type Issue = {
  readonly code?: string;
  readonly message: string;
  readonly maximum?: unknown;
  readonly minimum?: unknown;
};

const known = new Map<string, Message>();

/**
 * Returns the English text of a problem for a schema. Zod takes a string only, so the text is registered by it and
 * `translateProblem` finds it again. Call it where schemas are declared, because texts stay registered.
 */
export function problem<const E extends TextEntry>(...text: Parameters<typeof message<E>>): string {
  const bound = message(...text);
  const english = translateToEnglish(bound);
  known.set(english, bound);
  return english;
}

/** For example 'is empty'. An issue without a text of ours keeps the English text of zod. */
export function translateProblem(issue: Issue, locale: Locale): string {
  if (locale.language === 'en') return issue.message;
  const bound = known.get(issue.message);
  return bound ? translate(bound, locale) : translateGeneralProblem(issue, locale);
}

/** For example 'option C is empty'; an invalid type has the same text whatever zod expected. */
export function translateFieldProblem(field: string, issue: Issue, locale: Locale): string {
  const problem =
    issue.code === 'invalid_type'
      ? getTexts(generalProblems, locale).invalid_type
      : translateProblem(issue, locale);
  return field === '' ? problem : getTexts(sentences, locale).fieldProblem({ field, problem });
}

function translateGeneralProblem({ code, maximum, minimum }: Issue, locale: Locale): string {
  const t = getTexts(generalProblems, locale);
  switch (code) {
    case 'too_big':
      return t.too_big({ limit: Number(maximum) });
    case 'too_small':
      return t.too_small({ limit: Number(minimum) });
    case 'invalid_type':
    case 'invalid_format':
    case 'invalid_value':
      return t[code];
    default:
      return t.other;
  }
}
