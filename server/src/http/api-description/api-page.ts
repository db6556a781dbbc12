import { escapeHtml } from '../escape-html.ts';
import { describeSchema, type JsonSchema } from './describe-schema.ts';
import type { createDocument, Operation, Parameter } from './openapi.ts';

type Document = ReturnType<typeof createDocument>;
type Entry = { method: string; path: string; operation: Operation };

const ACCESS = {
  public: 'everybody',
  'signed-in': 'everybody who is signed in',
  student: 'students',
  admin: 'admins',
};

/** Writes the API description as a page for developers. It works without scripts, so the content security policy allows it. */
export function writeApiPage({ info, tags, paths, components }: Document): string {
  const entries = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  const areas = tags.map(({ name }) => ({
    name,
    id: name.replaceAll(' ', '-'),
    entries: entries.filter(({ operation }) => operation.tags[0] === name),
  }));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${escapeHtml(info.title)}</h1>
<p>${entries.length} endpoints, also as <a href="/api/openapi.json">OpenAPI document</a>. Send the token of a session as
<code>Authorization: Bearer …</code>. A field with <code>?</code> may be left out.</p>
<details><summary>Errors</summary><p>Every error has this body. Programs rely on <code>code</code>.</p>
${writeSchema(components.schemas.Error)}</details>
<nav aria-label="Areas"><ul>${areas
    .map(({ name, id, entries: own }) => `<li><a href="#${id}">${escapeHtml(name)}</a> ${own.length}</li>`)
    .join('')}</ul></nav>
${areas
  .map(
    ({ name, id, entries: own }) =>
      `<section id="${id}"><h2>${escapeHtml(name)}</h2>\n${own.map(writeEntry).join('\n')}</section>`,
  )
  .join('\n')}
</main></body></html>
`;
}

function writeEntry({ method, path, operation }: Entry): string {
  const permission = operation['x-permission'];
  const access = `${ACCESS[operation['x-access']]}${permission ? ` with the permission ${permission}` : ''}`;
  const body = findSchema(operation.requestBody);
  const response = findSchema(operation.responses[200]);
  const errors = Object.keys(operation.responses).filter((status) => /^4/.test(status));
  return `<details id="${operation.operationId}"><summary><b class="${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path)}</code>
<span>${escapeHtml(operation.summary)}</span></summary>
<p>For ${escapeHtml(access)}. Name: <code>${operation.operationId}</code></p>
${writeParameters(operation.parameters)}${body ? `<h3>Body</h3>${writeSchema(body)}` : ''}
<h3>Response</h3>${response ? writeSchema(response) : '<p>204, without a body</p>'}
<p>Errors: ${errors.join(', ')}</p></details>`;
}

function findSchema(message: object | undefined): JsonSchema | undefined {
  const { content } = (message ?? {}) as { content?: { 'application/json': { schema: JsonSchema } } };
  return content?.['application/json'].schema;
}

function writeParameters(parameters: Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: location, required, schema, description = '' }) =>
      `<li><code>${escapeHtml(name)}${required ? '' : '?'}</code> in the ${location}: <code>${escapeHtml(describeSchema(schema))}</code> ${escapeHtml(description)}</li>`,
  );
  return `<h3>Parameters</h3><ul>${rows.join('')}</ul>`;
}

function writeSchema(schema: JsonSchema): string {
  return `<pre tabindex="0">${escapeHtml(describeSchema(schema))}</pre>`;
}

export const API_PAGE_CSS = `:root{color-scheme:light dark;--paper:#faf7f0;--ink:#1c1917;--quiet:#57534e;--line:#d6d3d1;--code:#f0ebe0;--link:#3730a3}
@media (prefers-color-scheme:dark){:root{--paper:#1c1917;--ink:#f5f5f4;--quiet:#c4bfba;--line:#57534e;--code:#292524;--link:#c7d2fe}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.3}
h2{margin:2.5rem 0 .5rem;font-size:1.25rem}
h3{margin:1rem 0 .25rem;font-size:1rem}
a{color:var(--link)}
nav ul{columns:14rem;padding:0;list-style:none}
nav li{color:var(--quiet)}
nav a,summary{display:inline-block;padding:.25rem 0}
details{border-top:1px solid var(--line)}
summary{display:list-item;padding:.5rem 0;cursor:pointer}
summary span{display:block;color:var(--quiet)}
b{display:inline-block;min-width:4rem}
pre{max-height:30rem;margin:0;padding:.75rem;overflow:auto;border-radius:.5rem;background:var(--code);font-size:.875rem}
`;
