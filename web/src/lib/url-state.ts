import { startTransition, useCallback, useEffect, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isMovingByKeys, watchMovingKeys } from './arrow-keys.ts';
import { continuesKeyMove, isChangedByTyping, type KeyMove, listChangedNames } from './history-entries.ts';

type SetUrlState = (changes: Record<string, string>, options?: { replace?: boolean }) => void;

let lastKeyMove: KeyMove | null = null;

/** A change that the router has not completed, because the guards of the page run before. */
let pending: { params: URLSearchParams; replace: boolean } | null = null;

/**
 * Keeps the state of a list (page, search, filters) in the URL, so that it survives a reload and can be shared.
 * An empty value removes the parameter. A change adds a history entry, so that Back undoes it, unless it was typed, it
 * continues a move with the arrow keys, or `replace` is set.
 */
export function useUrlState(): [URLSearchParams, SetUrlState] {
  const [completed] = useSearchParams();
  // shown at once: a held arrow key would otherwise start again from the choice before
  const [params, showParams] = useOptimistic(completed);
  const navigate = useNavigate();
  useEffect(watchMovingKeys, []);
  const change: SetUrlState = useCallback(
    (changes, { replace = false } = {}) => {
      // start from the current URL, not from the last render: two changes in one tick must not undo each other
      const before = pending?.params ?? new URLSearchParams(window.location.search);
      const next = applyChanges(before, changes);
      const names = listChangedNames(before, next);
      if (names.length === 0) return;
      const isKeyMove = isMovingByKeys();
      const continues = isKeyMove && continuesKeyMove(lastKeyMove, before, names);
      lastKeyMove = isKeyMove ? { names, to: next } : null;
      const addsNoEntry = replace || continues || isChangedByTyping(names);
      // a pending change that this one cancels has not added its entry
      const started = { params: next, replace: addsNoEntry && (pending?.replace ?? true) };
      pending = started;
      startTransition(async () => {
        showParams(next);
        try {
          await navigate({ search: `?${next}` }, { replace: started.replace, preventScrollReset: true });
        } finally {
          // also after a failure: Safari refuses more than a hundred changes of the URL in ten seconds
          if (pending === started) pending = null;
        }
      });
    },
    [navigate, showParams],
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
