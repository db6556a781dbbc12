import type { createCourse } from '@sikhya/contract/authoring.ts';
import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import type { CourseForm, FileSlot } from './form.ts';

export type CourseBody = EndpointInput<typeof createCourse>['body'];

/** The course as it is sent. `addressOf` says where a file is. */
export function draftOf(
  form: CourseForm,
  addressOf: (slot: FileSlot) => string | null = ({ url, uploaded }) => uploaded?.url ?? url,
): CourseBody {
  const { isFree, title, description, thumbnail, subjects } = form;
  return {
    title,
    description,
    price: isFree ? 0 : Number(form.price) || 0,
    isFree,
    thumbnail: addressOf(thumbnail),
    subjects: subjects.map((subject) => ({
      _id: subject._id,
      title: subject.title,
      description: subject.description,
      chapters: subject.chapters.map((chapter) => ({
        _id: chapter._id,
        title: chapter.title,
        description: chapter.description,
        pdf: addressOf(chapter.pdf),
        questions: chapter.questions.map((question) => ({
          _id: question._id,
          question: question.question,
          questionImage: addressOf(question.questionImage),
          options: [...question.options],
          correctAnswer: question.correctAnswer,
          explanation: question.explanation,
        })),
      })),
    })),
  };
}
