import type { createCourse } from '@sikhya/contract/authoring.ts';
import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import { toOdiaQuestionInput, toOdiaTextsInput } from './edit-odia.ts';
import type { CourseForm, FileSlot } from './form.ts';

/** The course input before the contract fills in defaults. */
export type CourseInput = EndpointInput<typeof createCourse>['body'];

/** `getUrl` returns the URL of a file; a chosen file has one only after its upload. */
export function toCourseInput(
  form: CourseForm,
  getUrl: (slot: FileSlot) => string | null = ({ url, uploaded }) => uploaded?.url ?? url,
): CourseInput {
  const { isFree, title, description, odia, thumbnail, subjects } = form;
  return {
    title,
    description,
    odia: toOdiaTextsInput(odia),
    price: isFree ? 0 : Number(form.price) || 0,
    isFree,
    thumbnail: getUrl(thumbnail),
    subjects: subjects.map((subject) => ({
      _id: subject._id,
      title: subject.title,
      description: subject.description,
      odia: toOdiaTextsInput(subject.odia),
      chapters: subject.chapters.map((chapter) => ({
        _id: chapter._id,
        title: chapter.title,
        description: chapter.description,
        odia: toOdiaTextsInput(chapter.odia),
        pdf: getUrl(chapter.pdf),
        freePreview: chapter.freePreview ?? false,
        questions: chapter.questions.map((question) => ({
          _id: question._id,
          question: question.question,
          questionImage: getUrl(question.questionImage),
          options: [...question.options],
          correctAnswer: question.correctAnswer,
          explanation: question.explanation,
          odia: toOdiaQuestionInput(question.odia),
        })),
      })),
    })),
  };
}
