/** Connect the field to the list and its highlighted option, and a click to the option that was clicked. */
export const LIST_ID = 'odia-words';
export const OPTION_ATTRIBUTE = 'data-odia-option';

export function getOptionId(index: number): string {
  return `${LIST_ID}-${index}`;
}
