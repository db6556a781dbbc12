import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Parameters of fields in which people type. Each pause in typing would add a history entry. */
const TYPED = ['search', 'person', 'from', 'to'];

type SetUrlState = (changes: Record<string, string>, options?: { replace?: boolean }) => void;

/**
 * Keeps the state of a list (page, search, filters) in the URL, so that it survives a reload and can be shared.
 * An empty value removes the parameter. A change adds a history entry, so that Back undoes it, unless it was typed or
 * `replace` is set.
 */
export function useUrlState(): [URLSearchParams, SetUrlState] {
  const [params, setParams] = useSearchParams();
  const change: SetUrlState = useCallback(
    (changes, { replace = false } = {}) => {
      // start from the current URL, not from the last render: two changes in one tick must not undo each other
      const before = new URLSearchParams(window.location.search);
      const next = applyChanges(before, changes);
      const names = listChangedNames(before, next);
      if (names.length === 0) return;
      setParams(next, { replace: replace || isTyped(names), preventScrollReset: true });
    },
    [setParams],
  );
  return [params, change];
}

function applyChanges(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function listChangedNames(before: URLSearchParams, after: URLSearchParams): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

/** Typing also leads back to the first page. */
export function isTyped(names: readonly string[]): boolean {
  return (
    names.some((name) => TYPED.includes(name)) &&
    names.every((name) => name === 'page' || TYPED.includes(name))
  );
}
