import type { CourseTree } from '@sikhya/contract/authoring.ts';
import type { CourseForm } from './state/form.ts';
import type { OpenRows } from './state/open-rows.ts';
import type { Version } from './state/reducer.ts';

/**
 * The state of the editor while it moves from /create-course to /edit-course: saving a new course changes the URL, and
 * the editor of the new screen starts with the same open rows, version and cursor.
 */
type EditorTransfer = {
  course: CourseTree;
  form: CourseForm;
  open: OpenRows;
  version: Version;
  cursor: Cursor | null;
};

type Cursor = { field: string; from: number | null; to: number | null };

let transfer: EditorTransfer | null = null;

export function transferEditor(state: Omit<EditorTransfer, 'cursor'>, focused: Element | null): void {
  transfer = { ...state, cursor: readCursor(focused) };
}

/** Returns null unless the course was created in this tab a moment ago. */
export function getEditorTransfer(courseId: string | undefined): EditorTransfer | null {
  return transfer?.course._id === courseId ? transfer : null;
}

export function clearEditorTransfer(): void {
  transfer = null;
}

function readCursor(element: Element | null): Cursor | null {
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isText ? { field: element.name, from: element.selectionStart, to: element.selectionEnd } : null;
}

export function restoreCursor(form: HTMLFormElement | null, { field, from, to }: Cursor): void {
  const element = form?.elements.namedItem(field);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  element.focus({ preventScroll: true });
  if (from !== null) element.setSelectionRange(from, to);
}
