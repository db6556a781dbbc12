import { useInsertionEffect } from 'react';

/** How many components have set an attribute. */
const counts = new Map<string, number>();

/**
 * Sets an attribute of the root element while at least one component asks for it. Rules for the whole page use it instead of
 * :has(), which makes the browser search the page and compute styles at every keystroke. It is set before layout effects,
 * which may measure the page.
 */
export function useRootAttribute(name: string, isSet = true): void {
  useInsertionEffect(() => {
    if (!isSet) return;
    const add = (change: number) => {
      const count = (counts.get(name) ?? 0) + change;
      counts.set(name, count);
      document.documentElement.toggleAttribute(name, count > 0);
    };
    add(1);
    return () => add(-1);
  }, [name, isSet]);
}
