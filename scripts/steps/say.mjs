/** Prints a line for the person who waits. */
export function say(sentence) {
  console.log(sentence);
}

/** Ends the script with one sentence that says what to do. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
