export function print(text) {
  console.log(text);
}

/** Prints the message, which should say what to do, and ends the script. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Returns the time since a `Date.now()`, as in `1.2 s`. */
export function formatSecondsSince(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
