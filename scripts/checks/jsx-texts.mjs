import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { root } from '../steps/root.mjs';
import { walkSyntaxTree } from '../steps/walk-syntax-tree.mjs';

/** Attributes and properties that people see or hear. */
const VISIBLE = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'label',
  'text',
  'hint',
]);

/** The page of all components is for developers. Information pages have one file per language. */
const WITHOUT_TABLE = /^web\/src\/screens\/design\/|\.(en|or|test)\.tsx$/;

/** A letter that is not the name of a unit, an option or a key. */
const WORD = /\p{L}{2,}/u;

/** Returns the texts in components that should be in a table with both languages. */
export function findTextsInComponents() {
  return listComponents('web/src')
    .filter((file) => !WITHOUT_TABLE.test(file))
    .flatMap((file) =>
      findTexts(readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
}

export function findTexts(source) {
  const found = [];
  walkSyntaxTree(parseAst(source, { lang: 'tsx' }), (node) => {
    if (node.type === 'JSXText' && WORD.test(node.value)) found.push(node.value.trim());
    if (node.type !== 'JSXAttribute' || !VISIBLE.has(node.name.name)) return;
    if (typeof node.value?.value === 'string' && WORD.test(node.value.value)) found.push(node.value.value);
  });
  return found;
}

function listComponents(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listComponents(place);
    return entry.name.endsWith('.tsx') ? [place] : [];
  });
}
