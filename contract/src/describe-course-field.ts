type Path = readonly PropertyKey[];

const NAMES: Record<string, string> = {
  questionImage: 'question image',
  correctAnswer: 'correct answer',
  isFree: 'free or paid',
  pdf: 'PDF',
};
const PARTS: Record<string, string> = { subjects: 'Subject', chapters: 'Chapter', questions: 'Question' };

/**
 * A field of a course as the screen counts it, from 1:
 * subjects.1.chapters.0.questions.2.options.2 is 'Subject 2, Chapter 1, Question 3: option C'.
 */
export function describeCourseField(path: Path): string {
  const places: string[] = [];
  let at = 0;
  while (typeof path[at + 1] === 'number' && PARTS[String(path[at])]) {
    places.push(`${PARTS[String(path[at])]} ${Number(path[at + 1]) + 1}`);
    at += 2;
  }
  return [places.join(', '), fieldName(path.slice(at))].filter((part) => part !== '').join(': ');
}

function fieldName([field, index]: Path): string {
  if (field === undefined) return '';
  const name = String(field);
  if (name === 'options' && typeof index === 'number') return `option ${'ABCD'[index] ?? index + 1}`;
  return NAMES[name] ?? name;
}
