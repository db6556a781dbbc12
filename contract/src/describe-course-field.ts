type Path = readonly PropertyKey[];

const FIELD_NAMES: Record<string, string> = {
  questionImage: 'question image',
  correctAnswer: 'correct answer',
  isFree: 'free or paid',
  pdf: 'PDF',
};
const LISTS: Record<string, string> = { subjects: 'Subject', chapters: 'Chapter', questions: 'Question' };

/**
 * Describes a field of a course input as the screen counts it, from 1:
 * subjects.1.chapters.0.questions.2.options.2 is 'Subject 2, Chapter 1, Question 3: option C'.
 */
export function describeCourseField(path: Path): string {
  const rows: string[] = [];
  let depth = 0;
  while (typeof path[depth + 1] === 'number' && LISTS[String(path[depth])]) {
    rows.push(`${LISTS[String(path[depth])]} ${Number(path[depth + 1]) + 1}`);
    depth += 2;
  }
  return [rows.join(', '), describeField(path.slice(depth))].filter((part) => part !== '').join(': ');
}

function describeField([field, index, ...rest]: Path): string {
  if (field === undefined) return '';
  if (field === 'odia' && index !== undefined) return `Odia ${describeField([index, ...rest])}`;
  const name = String(field);
  if (name === 'options' && typeof index === 'number') return `option ${'ABCD'[index] ?? index + 1}`;
  return FIELD_NAMES[name] ?? name;
}
