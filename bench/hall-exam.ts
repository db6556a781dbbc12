import type { Exam } from '@sikhya/contract/exams.ts';
import type { Admin } from './admin.ts';

export const QUESTIONS_PER_SECTION = 50;
export const QUESTIONS = 2 * QUESTIONS_PER_SECTION;
/** In twelfths of a mark, for the recount. */
export const SECTION_MARKS = [
  { right: 12, wrong: -3 },
  { right: 24, wrong: -8 },
] as const;

type Times = { closesAt?: Date; releaseAt?: Date; courseIds?: string[] };

/** Publishes an exam with 100 questions in both languages, two sections, negative marks and shuffled papers. */
export async function createHallExam(admin: Admin, times: Times = {}): Promise<Exam> {
  const { exam } = await admin.call('POST', '/api/admin/exams', {
    title: 'OSSC CGL Preliminary',
    odia: { title: 'ଓଏସଏସସି ସିଜିଏଲ ପ୍ରାଥମିକ', instructions: '' },
    instructions: 'Read every question carefully.',
    minutes: 150,
    sections: [
      { title: 'Reasoning', marks: { right: '1', wrong: '1/4', empty: '0' }, questions: createQuestions(0) },
      { title: 'Arithmetic', marks: { right: '2', wrong: '2/3', empty: '0' }, questions: createQuestions(1) },
    ],
    shufflesQuestions: true,
    shufflesOptions: true,
    ...times,
  });
  return exam;
}

function createQuestions(section: number): object[] {
  return Array.from({ length: QUESTIONS_PER_SECTION }, (_, n) => {
    const number = section * QUESTIONS_PER_SECTION + n;
    return {
      question: `${number + 1}. In which year did Odisha become a separate province?`,
      options: ['1936', '1947', '1950', '1912'],
      correctAnswer: number % 4,
      explanation: 'Odisha became a separate province on 1 April 1936.',
      odia: {
        question: `${number + 1}. କେଉଁ ବର୍ଷ ଓଡ଼ିଶା ସ୍ୱତନ୍ତ୍ର ପ୍ରଦେଶ ହେଲା?`,
        options: ['୧୯୩୬', '୧୯୪୭', '୧୯୫୦', '୧୯୧୨'],
        explanation: '୧୯୩୬ ମସିହା ଅପ୍ରେଲ ପହିଲାରେ ଓଡ଼ିଶା ସ୍ୱତନ୍ତ୍ର ପ୍ରଦେଶ ହେଲା।',
      },
    };
  });
}
