import { type Plugin, parseAst } from 'vite';

/** The browser sends requests as typed by the compiler; only the server validates them. */
const SERVER_PROPERTIES = new Set([
  'params',
  'query',
  'body',
  'response',
  'summary',
  'access',
  'permission',
  'isForAccount',
  'describeField',
  'maxBodyBytes',
  'highPriority',
  'neverRefused',
  'isCostly',
]);

const CONTRACT_FILE = /\/contract\/src\/[^?]*\.ts$/;

/** A constant with one of these is a schema or an endpoint. */
const SCHEMA = /\b(z\.|(endpoint|requiredLine|lines?|rawText)\()/;

type Edit = { start: number; end: number; text: string };
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/**
 * Removes the schemas from the endpoints of the contract in the browser's build, so that pages which validate nothing do
 * not load zod. Other schemas stay where they are used.
 */
export function endpointsWithoutSchemas(): Plugin {
  return {
    name: 'endpoints-without-schemas',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: CONTRACT_FILE },
      handler: (code) => ({ code: removeSchemas(code), map: null }),
    },
  };
}

export function removeSchemas(code: string): string {
  const edits = findConstants(code).flatMap((init) => {
    if (!SCHEMA.test(code.slice(init.start, init.end))) return [];
    return [...findServerProperties(init, code), ...markAsPure(init)];
  });
  return applyEdits(code, edits);
}

/** The initialisers of the module's constants. */
function findConstants(code: string): Node[] {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: Node[] };
  return body
    .map((statement) => (statement.declaration as Node | undefined) ?? statement)
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as { init: Node | null }[])
    .flatMap(({ init }) => init ?? []);
}

/** A bundler drops an unused constant only if its initialiser is known to have no effects. */
function markAsPure({ start, end }: Node): Edit[] {
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ];
}

function findServerProperties({ callee, arguments: values }: Node, code: string): Edit[] {
  if ((callee as { name?: string } | undefined)?.name !== 'endpoint') return [];
  const [described] = values as { properties: (Node & { key: { name: string } })[] }[];
  return (described?.properties ?? [])
    .filter(({ key }) => SERVER_PROPERTIES.has(key.name))
    .map(({ start, end }) => ({ start, end: code[end] === ',' ? end + 1 : end, text: '' }));
}

/** Applies from the end, so that earlier positions stay valid. */
function applyEdits(code: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), code);
}
