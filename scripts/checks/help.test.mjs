import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { parseAst } from 'vite';
import { HELP_ARTICLE_NAMES } from '../../contract/src/help-articles.ts';
import { LANGUAGES } from '../../contract/src/language/language.ts';
import { SCREENS } from '../../e2e/screens.ts';
import { HELP_BY_SCREEN } from '../../web/src/app/layout/help-by-screen.ts';
import { ARTICLE_MODULES } from '../../web/src/features/help/article-modules.ts';
import { titles } from '../../web/src/features/help/titles.ts';
import { inRoot } from '../steps/root.mjs';
import { walkSyntaxTree } from '../steps/walk-syntax-tree.mjs';
import { createLookup, findWrongLabels } from './help-labels.mjs';

const FOLDER = inRoot('web/src/features/help');
const MAX_PICTURE_BYTES = 2_000_000;

const articles = await Promise.all(
  HELP_ARTICLE_NAMES.map(async (name) => ({ name, ...(await ARTICLE_MODULES[name]()) })),
);

/** Every sentence of an article that people read. */
const getTexts = ({ summary, steps, problems }) => [
  summary.goal,
  ...Object.values(steps),
  ...Object.values(problems),
];

const removeTags = (text) => text.replace(/<\/?\w+>/g, '');

test('every file of an article is listed once', () => {
  const files = readdirSync(`${FOLDER}/articles`).map((file) => file.replace(/\.ts$/, ''));
  assert.deepEqual(files.toSorted(), [...HELP_ARTICLE_NAMES].toSorted());
});

test('every article has steps and problems in both languages', () => {
  for (const article of articles) {
    const { name, steps, problems } = article;
    assert.ok(Object.keys(steps).length >= 3, `${name} has steps`);
    assert.ok(Object.keys(problems).length >= 2, `${name} says what can go wrong`);
    for (const { en, or } of Object.values(problems))
      for (const text of [en, or]) assert.match(text, /^<q>.+<\/q> ./, name);
    for (const { en, or } of getTexts(article)) {
      assert.match(removeTags(en), /[.)!]$/, `${name}: ${en}`);
      assert.match(removeTags(or), /[।)!]$/, `${name}: ${or}`);
      assert.match(or, /[ଅ-ୱ]/, `${name}: ${en}`);
    }
    assert.notEqual(titles[name].en, titles[name].or, name);
  }
});

test('every label in an article is on a screen of the product, in both languages', () => {
  const isLabel = createLookup();
  const wrong = articles.flatMap((article) =>
    getTexts(article).flatMap((text) =>
      findWrongLabels(text, isLabel).map((label) => `${article.name}: ${label}`),
    ),
  );
  assert.deepEqual(wrong, []);
});

test('finds a label that was renamed, in either language', () => {
  const isLabel = createLookup([
    { english: 'Pay {amount}', odia: '{amount} ଦିଅନ୍ତୁ' },
    { english: 'Save', odia: 'ରଖନ୍ତୁ' },
    { english: '{a} {b}', odia: '{a} {b}' },
  ]);
  const find = (en, or) => findWrongLabels({ en, or }, isLabel);
  assert.deepEqual(find('Press <b>Pay ₹5</b>, <b>Save</b>.', '<b>ରଖନ୍ତୁ</b>, <b>₹5 ଦିଅନ୍ତୁ</b>।'), []);
  assert.deepEqual(find('Press <b>Store</b>.', '<b>ରଖନ୍ତୁ</b>।'), ['Store', 'ରଖନ୍ତୁ']);
  assert.deepEqual(find('Press <b>Save</b>.', 'ଦବାନ୍ତୁ।'), ['Save']);
});

test('the links of articles lead to screens without ids and to other articles', () => {
  const paths = Object.values(SCREENS).flat();
  for (const { name, screen, related } of articles) {
    if (screen !== undefined)
      assert.ok(paths.includes(screen) && !screen.includes(':'), `${name}: ${screen}`);
    assert.ok(related.length > 0, `${name} leads to other articles`);
    assert.equal(new Set([name, ...related]).size, related.length + 1, `${name} does not lead to itself`);
  }
});

test('every screen with an article is a route of the app', () => {
  const literals = new Set();
  for (const name of ['student-routes', 'admin-routes']) {
    const source = readFileSync(inRoot(`web/src/app/${name}.ts`), 'utf8');
    walkSyntaxTree(parseAst(source, { lang: 'tsx' }), (node) => {
      if (node.type === 'Literal') literals.add(node.value);
    });
  }
  assert.deepEqual(
    Object.keys(HELP_BY_SCREEN).filter((id) => !literals.has(id)),
    [],
  );
});

test('every article with a picture has it in both languages, and all pictures are small', () => {
  const expected = articles
    .filter(({ picture }) => picture)
    .flatMap(({ name }) => LANGUAGES.map((language) => `${name}.${language}.webp`));
  const files = readdirSync(`${FOLDER}/pictures`);
  assert.deepEqual(files.toSorted(), expected.toSorted());
  const bytes = files.reduce((sum, file) => sum + statSync(`${FOLDER}/pictures/${file}`).size, 0);
  assert.ok(bytes < MAX_PICTURE_BYTES, `${bytes} bytes`);
});
