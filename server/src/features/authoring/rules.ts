import type { CourseInput } from '@sikhya/contract/authoring.ts';
import { isFreeCourse } from '@sikhya/contract/course.ts';
import { validatePaidPrice } from '@sikhya/contract/price.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import type { KnownSubject } from './match-ids.ts';

/** The price in paise; a sentence where it is against the rules. */
export function pricePaise(draft: { isFree: boolean; price: number }): number | { refused: string } {
  if (isFreeCourse(draft)) return 0;
  const refused = validatePaidPrice(draft.price);
  return refused === undefined ? Math.round(draft.price * 100) : { refused };
}

/** What the lists keep about a course: its keys and its counts. */
export function listingOf(draft: CourseInput) {
  const chapters = draft.subjects.flatMap((subject) => subject.chapters);
  return {
    titleKey: searchKey(draft.title),
    searchKey: searchKey(`${draft.title} ${draft.description}`),
    totalSubjects: draft.subjects.length,
    totalChapters: chapters.length,
    totalQuestions: chapters.reduce((sum, chapter) => sum + chapter.questions.length, 0),
  };
}

type Tree = {
  id: string;
  title: string;
  chapters: { id: string; title: string; questions: { id: string; question: string }[] }[];
}[];

/** What is there, by the titles under which it can be found again. */
export function knownIds(tree: Tree): KnownSubject[] {
  return tree.map((subject) => ({
    id: subject.id,
    key: subject.title,
    children: subject.chapters.map((chapter) => ({
      id: chapter.id,
      key: chapter.title,
      children: chapter.questions.map(({ id, question }) => ({ id, key: question, children: [] })),
    })),
  }));
}

type StoredFiles = {
  chapters: { pdfId: string | null; questions: { imageId: string | null }[] }[];
}[];

/** The ids of all files that a stored course uses. */
export function filesOf(course: { thumbnailId: string | null }, tree: StoredFiles): string[] {
  const chapters = tree.flatMap((subject) => subject.chapters);
  const images = chapters.flatMap(({ questions }) => questions.map(({ imageId }) => imageId));
  return [course.thumbnailId, ...chapters.map(({ pdfId }) => pdfId), ...images].filter((id) => id !== null);
}
