import type { Fault } from './faults.ts';
import type { ChapterForm, CourseForm, FileSlot, QuestionForm, SubjectForm } from './form.ts';
import type { ChapterAt, Place, QuestionAt, SubjectAt } from './place.ts';

/** Everything that can happen to a course in the editor. */
export type Action =
  | { type: 'course written'; field: 'title' | 'description' | 'price'; text: string }
  | { type: 'priced'; isFree: boolean; clearedPrice: string }
  | { type: 'subject written'; at: SubjectAt; field: 'title' | 'description'; text: string }
  | { type: 'chapter written'; at: ChapterAt; field: 'title' | 'description'; text: string }
  | { type: 'question written'; at: QuestionAt; field: 'question' | 'explanation'; text: string }
  | { type: 'option written'; at: QuestionAt; option: number; text: string }
  | { type: 'option marked correct'; at: QuestionAt; option: number }
  | { type: 'thumbnail chosen'; file: FileSlot }
  | { type: 'pdf chosen'; at: ChapterAt; file: FileSlot }
  | { type: 'question image chosen'; at: QuestionAt; file: FileSlot }
  // at the end where no index is given
  | { type: 'subject added'; subject: SubjectForm; index?: number }
  | { type: 'chapter added'; at: SubjectAt; chapter: ChapterForm; index?: number }
  | { type: 'question added'; at: ChapterAt; question: QuestionForm; index?: number }
  | { type: 'removed'; at: Place }
  | { type: 'moved'; at: Place; to: number }
  | { type: 'questions replaced'; at: ChapterAt; questions: readonly QuestionForm[] }
  | { type: 'replacement undone'; at: ChapterAt }
  | { type: 'information toggled' }
  // the key of what is open now; '' where it was closed
  | { type: 'subject opened'; key: string }
  | { type: 'chapter opened'; at: SubjectAt; key: string }
  | { type: 'question opened'; at: ChapterAt; key: string }
  | { type: 'page turned'; at: ChapterAt; page: number }
  | { type: 'faults found'; faults: readonly Fault[] }
  | { type: 'saved'; form: CourseForm };
