/**
 * Returns what is wrong with the HTML of a page, as the server sends it. Runs in a browser, so it can use nothing from
 * outside. It covers the rules that React does not enforce and axe does not check: what may be inside what, and what a
 * parser has to repair.
 */
export function findHtmlProblems(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const problems: string[] = [];
  const toText = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120);
  const report = (problem: string, elements: Iterable<Element>) => {
    for (const element of elements) problems.push(`${problem}: ${toText(element)}`);
  };
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];

  // a parser that closes, moves or adds elements ends with another number of them
  const markup = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/(<(script|style|textarea|title)\b[^>]*>).*?<\/\2>/gs, '$1</$2>');
  const counts = new Map<string, number>();
  for (const [, tag] of markup.matchAll(/<([a-z][a-z0-9-]*)[\s/>]/g))
    counts.set(tag!, (counts.get(tag!) ?? 0) + 1);
  for (const [tag, count] of counts) {
    const found = [...parsed.getElementsByTagName(tag)].length;
    if (found !== count) problems.push(`<${tag}> occurs ${count} times, but ${found} after parsing`);
  }

  const blocks = 'div,p,ul,ol,dl,table,section,article,header,footer,nav,aside,main,form,figure,details';
  const headings = 'h1,h2,h3,h4,h5,h6,hgroup';
  const inline = 'span,p,button,label,strong,em,small,b,i,code,time,h1,h2,h3,h4,h5,h6';
  report(
    'a block inside of text',
    all(`${blocks},${headings}`).filter((element) => element.parentElement?.closest(inline)),
  );
  report(
    'a block inside of a summary',
    all(blocks).filter((element) => element.closest('summary') && !element.matches('hgroup > p')),
  );
  report(
    'a control inside of another',
    all('a[href],button,input,select,textarea').filter((element) =>
      element.parentElement?.closest('a[href],button'),
    ),
  );
  report('both disabled and aria-disabled', all('[disabled][aria-disabled]'));
  report('no item of a list', all('ul > :not(li,script,template),ol > :not(li,script,template)'));
  report('a picture without alt', all('img:not([alt])'));

  const ids = all('[id]').map(({ id }) => id);
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
    problems.push(`the id ${id} occurs twice`);
  for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']) {
    for (const element of all(`[${name}]`)) {
      const missing = element
        .getAttribute(name)!
        .split(' ')
        .find((id) => !ids.includes(id));
      if (missing !== undefined) report(`${name} refers to nothing`, [element]);
    }
  }
  return problems;
}
