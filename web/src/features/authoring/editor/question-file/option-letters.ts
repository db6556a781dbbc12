/** A file may hold more options than a question may have. */
export const OPTION_LETTERS = 'ABCDEFGH';
