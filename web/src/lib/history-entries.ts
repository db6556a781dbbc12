/** Which changes of the URL add a history entry, so that Back undoes them. */

/** Parameters of fields in which people type. Each pause in typing would add an entry. */
const TYPED_PARAMETERS = ['search', 'person', 'from', 'to'];

/** A change of the URL that was made with the arrow keys. */
export type KeyMove = { names: readonly string[]; to: URLSearchParams };

export function listChangedNames(before: URLSearchParams, after: URLSearchParams): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

/** Whether typing has changed the parameters, which also leads back to the first page. */
export function isChangedByTyping(names: readonly string[]): boolean {
  const others = withoutPage(names);
  return others.length > 0 && others.every((name) => TYPED_PARAMETERS.includes(name));
}

/**
 * Whether the change continues the last one with the arrow keys, such as to the tab after the next one. Only the first step
 * adds an entry, so that Back leads to where the person began.
 */
export function continuesKeyMove(
  last: KeyMove | null,
  before: URLSearchParams,
  names: readonly string[],
): boolean {
  return (
    last !== null &&
    last.to.toString() === before.toString() &&
    withoutPage(last.names).join() === withoutPage(names).join()
  );
}

const withoutPage = (names: readonly string[]): string[] => names.filter((name) => name !== 'page').sort();
