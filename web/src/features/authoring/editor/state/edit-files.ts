import type { Action } from './actions.ts';
import { changeSlot, chosenFiles, formFiles, type SlotAt, slotName } from './chosen-files.ts';
import type { Fault } from './faults.ts';
import { type CourseForm, type FileSlot, NO_FILE } from './form.ts';

type FileAction = Extract<Action, { type: `file${string}` }>;

/** The course after one of its files has changed. */
export function editFiles(form: CourseForm, action: FileAction): CourseForm {
  switch (action.type) {
    case 'file chosen':
      return changeSlot(form, action.slot, (slot) => withChosen(slot, action.file));
    case 'file taken back':
      return changeSlot(form, action.slot, withoutChosen);
    case 'file removed':
      return changeSlot(form, action.slot, () => NO_FILE);
    case 'file uploaded':
      return slotsOf(form, action.file).reduce(
        (edited, slot) =>
          changeSlot(edited, slot, ({ previous, ...file }) => ({ ...file, uploaded: action.uploaded })),
        form,
      );
    case 'file refused':
      return slotsOf(form, action.file).reduce(
        (edited, slot) => changeSlot(edited, slot, withoutChosen),
        form,
      );
    case 'files gone':
      return formFiles(form)
        .filter(({ file }) => file.url !== null && action.urls.has(file.url))
        .reduce(
          (edited, { slot }) => changeSlot(edited, slot, ({ info, ...file }) => ({ ...file, url: null })),
          form,
        );
  }
}

/** What is said beside the fields of a file that is not taken. */
export function fileFaults(form: CourseForm, action: FileAction & { type: 'file refused' }): Fault[] {
  const slots = action.slot ? [action.slot] : slotsOf(form, action.file);
  return slots.map((slot) => ({
    field: slotName(slot),
    place: slot.at,
    message: action.message,
    sentence: `The file ${action.file.name} was not accepted`,
  }));
}

/** A file may stand in several places: a question can be duplicated with its image. */
function slotsOf(form: CourseForm, file: File): SlotAt[] {
  return chosenFiles(form)
    .filter((chosen) => chosen.file === file)
    .map(({ slot }) => slot);
}

function withChosen({ previous, ...slot }: FileSlot, file: File): FileSlot {
  const { chosen, uploaded, ...stored } = slot;
  return { ...stored, chosen: file, ...(chosen && { previous: slot }) };
}

function withoutChosen({ previous, chosen, uploaded, ...stored }: FileSlot): FileSlot {
  return previous ?? { ...stored, chosen: null };
}
