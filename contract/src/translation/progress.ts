/** Counts how much of a course has an Odia version, for a saved course and for the form of the editor. */

type Texts = { readonly title: string; readonly description: string };
type QuestionTexts = {
  readonly question: string;
  readonly options: readonly string[];
  readonly explanation: string;
};
type WithOdia<T> = T & { readonly odia?: T | null | undefined };

export type TranslatedCourse = WithOdia<Texts> & {
  readonly subjects: readonly (WithOdia<Texts> & {
    readonly chapters: readonly (WithOdia<Texts> & {
      readonly questions: readonly WithOdia<QuestionTexts>[];
    })[];
  })[];
};

type Count = { total: number; translated: number };

export type TranslationProgress = {
  /** Titles and descriptions of the course, its subjects and its chapters. */
  fields: Count;
  questions: Count;
  /**
   * The fields without an Odia version, in the order of the course, as paths in the course input:
   * ['subjects', 0, 'chapters', 1, 'questions', 2, 'odia', 'explanation'], or up to 'odia' if all of it is missing.
   */
  missing: (string | number)[][];
};

/** Text that has Odia letters, or no letters at all, is shown in both languages as it is. */
const needsOdia = (text: string) => /\p{Script=Latin}/u.test(text) && !/\p{Script=Oriya}/u.test(text);

const isEmpty = (text: string | undefined) => text === undefined || text.trim() === '';

export function countTranslation(course: TranslatedCourse): TranslationProgress {
  const progress: TranslationProgress = {
    fields: { total: 0, translated: 0 },
    questions: { total: 0, translated: 0 },
    missing: [],
  };
  countFields(progress, course, []);
  for (const [s, subject] of course.subjects.entries()) {
    const subjectPath = ['subjects', s];
    countFields(progress, subject, subjectPath);
    for (const [c, chapter] of subject.chapters.entries()) {
      const chapterPath = [...subjectPath, 'chapters', c];
      countFields(progress, chapter, chapterPath);
      for (const [q, question] of chapter.questions.entries())
        countQuestion(progress, question, [...chapterPath, 'questions', q]);
    }
  }
  return progress;
}

type Path = readonly (string | number)[];

function countFields({ fields, missing }: TranslationProgress, texts: WithOdia<Texts>, path: Path): void {
  for (const name of ['title', 'description'] as const) {
    const isTranslated = !isEmpty(texts.odia?.[name]);
    if (!isTranslated && !needsOdia(texts[name])) continue;
    fields.total += 1;
    if (!isTranslated) missing.push([...path, 'odia', name]);
    else fields.translated += 1;
  }
}

/** A question counts as translated when all of its texts are. */
function countQuestion(
  { questions, missing }: TranslationProgress,
  question: WithOdia<QuestionTexts>,
  path: Path,
): void {
  if (!question.odia && !needsOdia(question.question) && !needsOdia(question.explanation)) return;
  questions.total += 1;
  const absent = question.odia ? listMissing(question, question.odia) : [[]];
  if (absent.length === 0) questions.translated += 1;
  for (const rest of absent) missing.push([...path, 'odia', ...rest]);
}

function listMissing(question: QuestionTexts, odia: QuestionTexts): (string | number)[][] {
  return [
    ...(isEmpty(odia.question) ? [['question']] : []),
    ...question.options.flatMap((_, index) => (isEmpty(odia.options[index]) ? [['options', index]] : [])),
    ...(isEmpty(odia.explanation) && !isEmpty(question.explanation) ? [['explanation']] : []),
  ];
}
