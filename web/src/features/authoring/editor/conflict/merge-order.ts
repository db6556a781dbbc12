/** Merges the order of rows, given by their ids. Rows that only one side has stay behind the row before them. */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  preferred: 'mine' | 'theirs' = 'mine',
): string[] {
  const isTheirsFirst = isSameOrder(base, mine) || (preferred === 'theirs' && !isSameOrder(base, theirs));
  const [first, second] = isTheirsFirst ? [theirs, mine] : [mine, theirs];
  const merged = [...first];
  const known = new Set(first);
  for (const [index, id] of second.entries()) {
    if (known.has(id)) continue;
    const before = second[index - 1];
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
    known.add(id);
  }
  return merged;
}

/** Whether both sides have moved rows, in different ways. */
export function isOrderConflict(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): boolean {
  return !isSameOrder(base, mine) && !isSameOrder(base, theirs) && !isSameOrder(mine, theirs);
}

/** Compares the rows that both have. */
function isSameOrder(before: readonly string[], after: readonly string[]): boolean {
  const [inBefore, inAfter] = [new Set(before), new Set(after)];
  const common = after.filter((id) => inBefore.has(id));
  return before.filter((id) => inAfter.has(id)).every((id, index) => id === common[index]);
}
