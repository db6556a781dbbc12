import { findHtmlProblems } from './html-problems.ts';
import { expect, test } from './product.ts';
import { createScreenData } from './screen-data.ts';
import { SCREENS, toAddress } from './screens.ts';

const STUDENT = { name: 'ମାନସୀ ଦାସ', email: 'manasi.html@example.com' };

/** The layouts of the portal, which the server renders for everybody. */
const SHELLS = ['/student/dashboard', '/admin/dashboard'];

const PROBLEMS: Record<string, [html: string, problem: RegExp]> = {
  'a heading in a span': ['<span><h3>x</h3></span>', /a block inside of text: <h3>/],
  'a block in a paragraph': ['<p>x<div>y</div></p>', /<p> occurs 1 times, but 2 after parsing/],
  'a block in a summary': ['<details><summary><div>x</div></summary></details>', /inside of a summary/],
  'a link in a button': ['<button><a href="/">x</a></button>', /a control inside of another: <a/],
  'a disabled button with aria-disabled': [
    '<button disabled aria-disabled="true">x</button>',
    /both disabled/,
  ],
  'text in a list': ['<ul><div>x</div></ul>', /no item of a list: <div>/],
  'an id that occurs twice': ['<i id="a"></i><i id="a"></i>', /the id a occurs twice/],
  'a label of nothing': ['<label for="b">x</label>', /for refers to nothing: <label/],
  'a picture without alt': ['<img src="/x">', /a picture without alt/],
};

test('finds problems of HTML', async ({ page }) => {
  const find = (body: string) =>
    page.evaluate(findHtmlProblems, `<!doctype html><html><head></head><body>${body}</body></html>`);
  for (const [name, [html, problem]] of Object.entries(PROBLEMS))
    expect((await find(html)).join('\n'), name).toMatch(problem);
  expect(await find('<details><summary><hgroup><h3>x</h3><p>y</p></hgroup></summary></details>')).toEqual([]);
});

test('the HTML of public pages has no problems in both languages', async ({ page, product }) => {
  const data = await createScreenData(page, product, STUDENT);
  const addresses = [...SCREENS.public.map((path) => toAddress(path, data)), ...SHELLS];
  for (const address of addresses.flatMap((path) => [path, path === '/' ? '/or' : `/or${path}`])) {
    const response = await page.request.get(address);
    expect(response.headers()['content-type'], address).toContain('text/html');
    expect(await page.evaluate(findHtmlProblems, await response.text()), address).toEqual([]);
  }
});
