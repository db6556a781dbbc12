import type { CourseTree } from '@sikhya/contract/authoring.ts';
import type { CourseForm } from './state/form.ts';
import type { OpenRows } from './state/open-rows.ts';

/**
 * A new course that was saved goes on under its own address, which is another screen. What was open and where the
 * cursor stood go along, so that whoever writes notices nothing of it.
 */
type HandedOver = {
  course: CourseTree;
  form: CourseForm;
  open: OpenRows;
  cursor: Cursor | null;
};

type Cursor = { field: string; from: number | null; to: number | null };

let handedOver: HandedOver | null = null;

export function handOver(work: Omit<HandedOver, 'cursor'>, focused: Element | null): void {
  handedOver = { ...work, cursor: cursorIn(focused) };
}

/** What was handed over to the editor of this course; null where it is opened in any other way. */
export function handedOverTo(courseId: string | undefined): HandedOver | null {
  return handedOver?.course._id === courseId ? handedOver : null;
}

/** The editor has taken it. */
export function endHandOver(): void {
  handedOver = null;
}

function cursorIn(element: Element | null): Cursor | null {
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isText ? { field: element.name, from: element.selectionStart, to: element.selectionEnd } : null;
}

export function putCursor(form: HTMLFormElement | null, { field, from, to }: Cursor): void {
  const element = form?.elements.namedItem(field);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  element.focus({ preventScroll: true });
  if (from !== null) element.setSelectionRange(from, to);
}
