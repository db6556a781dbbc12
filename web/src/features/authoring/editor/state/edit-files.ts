import type { Action } from './actions.ts';
import { type CourseForm, type FileSlot, NO_FILE } from './form.ts';
import type { FormError } from './form-errors.ts';
import { changeSlot, listChosenFiles, listFormFiles, type SlotPath, slotName } from './form-files.ts';

type FileAction = Extract<Action, { type: `file${string}` }>;

export function editFiles(form: CourseForm, action: FileAction): CourseForm {
  switch (action.type) {
    case 'file chosen':
      return changeSlot(form, action.slot, (slot) => chooseFile(slot, action.file));
    case 'file deselected':
      return changeSlot(form, action.slot, deselectFile);
    case 'file removed':
      return changeSlot(form, action.slot, () => NO_FILE);
    case 'file uploaded':
      return findSlots(form, action.file).reduce(
        (edited, slot) =>
          changeSlot(edited, slot, ({ previous, ...file }) => ({ ...file, uploaded: action.uploaded })),
        form,
      );
    case 'file refused':
      return findSlots(form, action.file).reduce(
        (edited, slot) => changeSlot(edited, slot, deselectFile),
        form,
      );
    case 'files missing':
      return listFormFiles(form)
        .filter(({ file }) => file.url !== null && action.urls.has(file.url))
        .reduce(
          (edited, { slot }) => changeSlot(edited, slot, ({ info, ...file }) => ({ ...file, url: null })),
          form,
        );
  }
}

/** Returns the form with the stored files alone; the same form when no file is chosen. */
export function deselectFiles(form: CourseForm): CourseForm {
  return listChosenFiles(form).reduce((edited, { slot }) => changeSlot(edited, slot, deselectFile), form);
}

/** Returns the errors to show at the fields of a refused file. */
export function toFileErrors(form: CourseForm, action: FileAction & { type: 'file refused' }): FormError[] {
  const slots = action.slot ? [action.slot] : findSlots(form, action.file);
  return slots.map((slot) => ({
    field: slotName(slot),
    path: slot.path,
    problem: { kind: 'file', name: action.file.name, message: action.message },
  }));
}

/** A file can be in several slots, because a question can be duplicated with its image. */
function findSlots(form: CourseForm, file: File): SlotPath[] {
  return listChosenFiles(form)
    .filter((chosen) => chosen.file === file)
    .map(({ slot }) => slot);
}

function chooseFile({ previous, ...slot }: FileSlot, file: File): FileSlot {
  const { chosen, uploaded, ...stored } = slot;
  return { ...stored, chosen: file, ...(chosen && { previous: slot }) };
}

function deselectFile({ previous, chosen, uploaded, ...stored }: FileSlot): FileSlot {
  return previous ?? { ...stored, chosen: null };
}
