import type { Message } from '@sikhya/contract/language/texts.ts';
import type { SavedCourse } from './adopt-saved.ts';
import type { OdiaQuestionField, OdiaTextsField } from './edit-odia.ts';
import type { ChapterForm, CourseForm, QuestionForm, SubjectForm, Uploaded } from './form.ts';
import type { FormError } from './form-errors.ts';
import type { SlotPath } from './form-files.ts';
import type { Version } from './reducer.ts';
import type { ChapterPath, QuestionPath, RowPath, SubjectPath } from './row-path.ts';

export type Action =
  | { type: 'course edited'; field: 'title' | 'description' | 'price'; text: string }
  | { type: 'pricing changed'; isFree: boolean; clearedPrice: string }
  | { type: 'subject edited'; path: SubjectPath; field: 'title' | 'description'; text: string }
  | { type: 'chapter edited'; path: ChapterPath; field: 'title' | 'description'; text: string }
  | { type: 'free preview changed'; path: ChapterPath; freePreview: boolean }
  | { type: 'question edited'; path: QuestionPath; field: 'question' | 'explanation'; text: string }
  | { type: 'option edited'; path: QuestionPath; option: number; text: string }
  // path null: of the course itself
  | { type: 'odia texts edited'; path: RowPath | null; field: OdiaTextsField; text: string }
  | { type: 'odia question edited'; path: QuestionPath; field: OdiaQuestionField; text: string }
  | { type: 'option marked correct'; path: QuestionPath; option: number }
  | { type: 'file chosen'; slot: SlotPath; file: File }
  // the stored file stays
  | { type: 'file deselected'; slot: SlotPath }
  | { type: 'file removed'; slot: SlotPath }
  | { type: 'file uploaded'; file: File; uploaded: Uploaded }
  // with a slot when the browser refused the file before it was in the form, without one when the server did
  | { type: 'file refused'; file: File; message: Message; slot?: SlotPath }
  // the server no longer has the files at these URLs
  | { type: 'files missing'; urls: ReadonlySet<string> }
  // without an index the row is added at the end
  | { type: 'subject added'; subject: SubjectForm; index?: number }
  | { type: 'chapter added'; path: SubjectPath; chapter: ChapterForm; index?: number }
  | { type: 'question added'; path: ChapterPath; question: QuestionForm; index?: number }
  | { type: 'removed'; path: RowPath }
  | { type: 'moved'; path: RowPath; to: number }
  | { type: 'questions replaced'; path: ChapterPath; questions: readonly QuestionForm[] }
  | { type: 'replacement undone'; path: ChapterPath }
  | { type: 'information toggled' }
  // the key of the open row; '' when the row was closed
  | { type: 'subject opened'; key: string }
  | { type: 'chapter opened'; path: SubjectPath; key: string }
  | { type: 'question opened'; path: ChapterPath; key: string }
  | { type: 'page turned'; path: ChapterPath; page: number }
  | { type: 'errors found'; errors: readonly FormError[] }
  | { type: 'first error opened' }
  // opens the row of a field and focuses the field
  | { type: 'field shown'; path: RowPath | null; field: string }
  | { type: 'version shown'; version: Version }
  // the server has the course that was sent, as working copy or published
  | ({ type: 'saved' } & SavedCourse)
  // the whole form is replaced, because changes were merged, discarded or brought back
  | { type: 'form replaced'; form: CourseForm; base: CourseForm };
