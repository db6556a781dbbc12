import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseAst } from 'vite';
import { SCREENS } from '../../e2e/screens.ts';
import { paths } from '../../web/src/lib/paths.ts';
import { inRoot } from '../steps/root.mjs';
import { walkSyntaxTree } from '../steps/walk-syntax-tree.mjs';

/** Routes that are no screen of their own: not found, and the page for developers. */
const NOT_LISTED = ['*', 'design'];

/** The paths in the calls `screen(id, path, load)` of the route tables. */
function readRoutes() {
  return ['router.tsx', 'student-routes.ts', 'admin-routes.ts'].flatMap((name) =>
    readTable(inRoot(`web/src/app/${name}`)),
  );
}

function readTable(file) {
  const source = readFileSync(file, 'utf8');
  const routes = [];
  walkSyntaxTree(parseAst(source, { lang: 'tsx' }), (node) => {
    if (node.type !== 'CallExpression' || node.callee.name !== 'screen') return;
    const [, { start, end }] = node.arguments;
    routes.push(new Function('paths', `return ${source.slice(start, end)}`)(paths));
  });
  return routes.filter((path) => !NOT_LISTED.includes(path));
}

test('the list of screens for the journeys has every route of the web app', () => {
  const routes = readRoutes();
  assert.ok(routes.length > 40, `${routes.length} routes`);
  assert.deepEqual(Object.values(SCREENS).flat().toSorted(), routes.toSorted());
});
