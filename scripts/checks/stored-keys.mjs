import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { root } from '../steps/root.mjs';
import { walkSyntaxTree } from '../steps/walk-syntax-tree.mjs';

/** Tests, and the functions that get the name as a parameter. */
const LEFT_OUT = /\.test\.tsx?$|^web\/src\/(testing|service-worker)\/|\/(browser-storage|app-database)\.ts$/;

/** The argument with the name, by the function that stores something. */
const NAME_ARGUMENT = new Map([
  ['writeStorage', 1],
  ['setItem', 0],
  ['openAppDatabase', 0],
]);

/**
 * The names under which the web app stores something in the browser: keys of localStorage and sessionStorage, and databases
 * of IndexedDB. Of a key with a variable end, such as `reading:` and an e-mail address, the start.
 */
export function findStoredKeys() {
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !LEFT_OUT.test(file));
  return [...new Set(files.flatMap(findKeysOfFile))].toSorted();
}

function findKeysOfFile(file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  if (![...NAME_ARGUMENT.keys()].some((name) => source.includes(name))) return [];
  const tree = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const keys = [];
  walkSyntaxTree(tree, (node) => {
    if (node.type !== 'CallExpression') return;
    const index = NAME_ARGUMENT.get(node.callee.name ?? node.callee.property?.name);
    const isRemoval = node.arguments[2]?.type === 'Literal' && node.arguments[2].value === null;
    if (index !== undefined && !isRemoval) keys.push(...resolve(node.arguments[index], tree, file));
  });
  return keys;
}

/** The strings that an expression can be. */
function resolve(node, tree, file) {
  const resolveOther = (other) => resolve(other, tree, file);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [node.quasis[0].value.raw];
    case 'BinaryExpression':
      return resolveOther(node.left);
    case 'CallExpression':
      return resolveOther(node.callee);
    case 'ArrowFunctionExpression':
      return resolveOther(node.body);
    case 'MemberExpression':
      return resolveName(node.property.name, tree, file);
    case 'Identifier':
      return resolveName(node.name, tree, file);
    default:
      throw new Error(`${file}: cannot read the key from ${node.type}`);
  }
}

/** Finds the value of a constant, of a private field or of the properties with this name, in the file or where it is imported from. */
function resolveName(name, tree, file) {
  const values = [];
  walkSyntaxTree(tree, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.name === name && node.init)
      values.push(...resolve(node.init, tree, file));
    else if (node.type === 'AssignmentExpression' && node.left.property?.name === name)
      values.push(...resolve(node.right, tree, file));
    else if (node.type === 'Property' && node.key.name === name && node.value.type === 'Literal')
      values.push(node.value.value);
    else if (node.type === 'ImportSpecifier' && node.local.name === name)
      values.push(...resolveImport(name, tree, file));
  });
  if (values.length === 0) throw new Error(`${file}: cannot find the value of ${name}`);
  return values;
}

function resolveImport(name, tree, file) {
  const { source } = tree.body.find(
    ({ type, specifiers }) =>
      type === 'ImportDeclaration' && specifiers.some(({ local }) => local.name === name),
  );
  const imported = path.posix.join(path.posix.dirname(file), source.value);
  const text = readFileSync(path.join(root, imported), 'utf8');
  return resolveName(name, parseAst(text, { lang: 'ts' }), imported);
}
