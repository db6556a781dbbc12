import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { inRoot } from '../steps/root.mjs';
import { walkSyntaxTree } from '../steps/walk-syntax-tree.mjs';

/**
 * @typedef {{ start: number, end: number, text: string, isAttribute?: boolean }} Range  a text in a source file
 * @typedef {{ place: string, file: string, english: string, odia: string, range: Range, isMarkup: boolean }} Text
 */

/** Returns every text of the product: of the tables, and of the pages that have one file per language. */
export function findAllTexts() {
  return ['contract/src', 'server/src', 'web/src']
    .flatMap(listSources)
    .flatMap((file) => findTexts(file, readFileSync(inRoot(file), 'utf8')));
}

function listSources(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const place = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listSources(place);
      return /\.tsx?$/.test(entry.name) && !/\.(test|long)\.tsx?$/.test(entry.name) ? [place] : [];
    });
}

export function findTexts(file, source) {
  if (file.endsWith('.or.tsx')) return findPageTexts(file, source);
  return source.includes('defineTexts(') ? findTableTexts(file, source) : [];
}

/** @returns {Text[]} */
export function findTableTexts(file, source) {
  const texts = [];
  walkSyntaxTree(parse(file, source), (node) => {
    if (node.type !== 'VariableDeclarator' || node.init?.callee?.name !== 'defineTexts') return;
    for (const property of node.init.arguments[0]?.properties ?? []) {
      const key = property.key?.name ?? property.key?.value;
      const english = toForms(getProperty(property.value, 'en'));
      for (const [form, odia] of toForms(getProperty(property.value, 'or'))) {
        texts.push({
          place: [`${file}#${node.id.name}`, key, ...(form ? [form] : [])].join('.'),
          file,
          english: (english.get(form) ?? english.get('other') ?? english.get(''))?.text ?? '',
          odia: odia.text,
          range: odia,
          isMarkup: false,
        });
      }
    }
  });
  return texts;
}

/** A page in its own file; its texts are numbered. The English page has the same number of texts, or none is shown. */
function findPageTexts(file, source) {
  const englishFile = file.replace(/\.or\.tsx$/, '.en.tsx');
  const odia = findMarkupTexts(file, source);
  const english = findMarkupTexts(englishFile, readFileSync(inRoot(englishFile), 'utf8'));
  const isAligned = english.length === odia.length;
  return odia.map((range, index) => ({
    place: `${file}#${index + 1}`,
    file,
    english: isAligned ? english[index].text : '',
    odia: range.text,
    range,
    isMarkup: range.isMarkup,
  }));
}

function findMarkupTexts(file, source) {
  const ranges = [];
  const hidden = new Set();
  const attributes = new Set();
  walkSyntaxTree(parse(file, source), (node) => {
    if (node.type === 'JSXAttribute') attributes.add(node.value);
    if (isHidden(node)) walkSyntaxTree(node, (part) => hidden.add(part));
    if (hidden.has(node)) return;
    if (node.type === 'JSXText' && node.value.trim() !== '') {
      const start = node.start + (node.value.length - node.value.trimStart().length);
      const text = source.slice(start, node.end).trimEnd();
      ranges.push({ start, end: start + text.length, text: text.replace(/\s+/g, ' '), isMarkup: true });
    } else if (isVisibleLiteral(node)) {
      const { start, end, value: text } = node;
      ranges.push({ start, end, text, isMarkup: false, isAttribute: attributes.has(node) });
    }
  });
  return ranges.sort((a, b) => a.start - b.start);
}

/** Class names, and names that are no text, such as those of stored keys. */
function isHidden(node) {
  return (
    (node.type === 'JSXAttribute' && node.name.name === 'className') ||
    (node.type === 'JSXElement' && node.openingElement.name.name === 'code')
  );
}

/** Texts in properties, such as titles; not class names, ids or paths. */
function isVisibleLiteral(node) {
  return (
    node.type === 'Literal' && typeof node.value === 'string' && /[\u0b00-\u0b7f]| [a-z]/.test(node.value)
  );
}

/** A text is a string, or an object with plural forms. */
function toForms(node) {
  if (!node) return new Map();
  if (node.type === 'ObjectExpression')
    return new Map(
      node.properties.flatMap((property) =>
        [...toForms(property.value)].map(([, range]) => [property.key.name, range]),
      ),
    );
  const text = readText(node);
  return text === undefined ? new Map() : new Map([['', { start: node.start, end: node.end, text }]]);
}

function readText(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked;
  return undefined;
}

function getProperty(node, name) {
  return node?.properties?.find(({ key }) => key?.name === name)?.value;
}

function parse(file, source) {
  return parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
}
