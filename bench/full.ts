/** Whether everything is measured at its whole size and length; otherwise all of it together takes five minutes. */
export const FULL = process.argv.includes('--full');
