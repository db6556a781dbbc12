import type { SlotAt } from './chosen-files.ts';
import type { Fault } from './faults.ts';
import type { ChapterForm, CourseForm, QuestionForm, SubjectForm, Uploaded } from './form.ts';
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
  | { type: 'file chosen'; slot: SlotAt; file: File }
  // the chosen file is not to be used after all; what was stored stays
  | { type: 'file taken back'; slot: SlotAt }
  | { type: 'file removed'; slot: SlotAt }
  | { type: 'file uploaded'; file: File; uploaded: Uploaded }
  // with a slot by the browser, before it was in the form; without one by the server
  | { type: 'file refused'; file: File; message: string; slot?: SlotAt }
  // the server no longer has the files at these addresses
  | { type: 'files gone'; urls: ReadonlySet<string> }
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
  | { type: 'fault opened' }
  | { type: 'saved'; form: CourseForm };
