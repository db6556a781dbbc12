import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as module from 'node:module';
import path from 'node:path';
import { inRoot } from './root.mjs';

const WORKSPACES = ['contract', 'embedded-postgres', 'server', 'web'];

/** Writes all TypeScript files of the workspaces as JavaScript into a folder, under their paths; lines stay the same. */
export function stripTypes(folder) {
  for (const file of WORKSPACES.flatMap(listTypeScript)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, module.stripTypeScriptTypes(readFileSync(inRoot(file), 'utf8')));
  }
}

function listTypeScript(workspace) {
  return readdirSync(inRoot(workspace, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => path.join(workspace, 'src', file));
}
