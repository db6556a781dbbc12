/** By these the field names the list and its highlighted word, and a click finds the word it fell on. */
export const LIST_ID = 'odia-words';
export const OPTION_ATTRIBUTE = 'data-odia-option';

export function optionId(number: number): string {
  return `${LIST_ID}-${number}`;
}
