/** The attribute of elements whose contrast need not be measured. */
export const REPEATED_COLOURS = 'data-repeated-colours';

type Options = {
  attribute: string;
  /** Selectors of further elements, which are marked with everything inside. */
  alsoMark: readonly string[];
};

/**
 * Runs in the browser. Marks elements that look like an earlier one, such as the second row of a table: they and all their
 * ancestors have the same classes and colours, and so does everything inside.
 */
export function markRepeatedColours({ attribute, alsoMark }: Options): void {
  for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
  const seen = new Set<string>();
  const visit = (element: Element, ancestors: string): boolean => {
    const style = getComputedStyle(element);
    const box = [
      ancestors,
      element.tagName,
      element.getAttribute('class'),
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
    ].join('|');
    const text = [box, style.color, style.fontSize, style.fontWeight, style.textShadow].join('|');
    const isKnown = seen.has(text);
    seen.add(text);
    const areChildrenKnown = [...element.children].map((child) => visit(child, box)).every(Boolean);
    if (isKnown && areChildrenKnown) element.setAttribute(attribute, '');
    return isKnown && areChildrenKnown;
  };
  visit(document.body, '');
  for (const selector of alsoMark)
    for (const element of document.querySelectorAll(`:is(${selector}), :is(${selector}) *`))
      element.setAttribute(attribute, '');
}
