import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps/root.mjs';

/**
 * Who may import whom: the first row whose pattern fits a file says which files it may import. `FEATURE` is any
 * one feature, the same on both sides of a row, so that a new folder is under the rules at once. The tests
 * beside the files may import whatever they test with.
 */
const RULES = {
  'contract/src/': ['contract/src/'],
  'embedded-postgres/src/': ['embedded-postgres/src/'],

  'server/src/(main|testing/|safety/)': ['server/src/', 'contract/src/', 'embedded-postgres/src/'],
  'server/src/app.ts': [
    'server/src/(features|http|metrics|database|storage|jobs)/',
    'server/src/(config|errors|version).ts',
  ],
  // decisions, and nothing that reaches outside
  'server/src/features/FEATURE/(rules|match-ids|order|option-order-hints).ts': [
    'server/src/features/FEATURE/(rules|match-ids|order|option-order-hints).ts',
    'contract/src/',
  ],
  'server/src/features/FEATURE/([a-z]+-)?queries.ts': [
    'server/src/features/FEATURE/rules.ts',
    'server/src/database/',
    'contract/src/',
  ],
  // looks at every part of the server
  'server/src/features/system/': [
    'server/src/features/system/',
    'server/src/features/[^/]+/service.ts',
    'server/src/(http|metrics|storage|database|backup)/',
    'server/src/(errors|config|failure-summary|version).ts',
    'contract/src/',
  ],
  'server/src/features/FEATURE/': [
    'server/src/features/FEATURE/',
    'server/src/features/[^/]+/service.ts',
    'server/src/(http|metrics|storage|database)/',
    'server/src/(errors|config|start-failure).ts',
    'contract/src/',
  ],
  'server/src/backup/': ['server/src/(backup|storage|database)/', 'server/src/features/files/service.ts'],
  'server/src/(jobs|cli|demo)/': [
    'server/src/(jobs|cli|demo|backup|storage|database)/',
    'server/src/features/[^/]+/service.ts',
    'server/src/(errors|config|failure-summary|start-failure|start-reason|weak-secrets).ts',
    'contract/src/',
    'embedded-postgres/src/',
  ],
  'server/src/http/': [
    'server/src/(http|metrics|database|storage)/',
    'server/src/(errors|failure-summary).ts',
    'contract/src/',
  ],
  'server/src/metrics/': ['server/src/metrics/'],
  'server/src/(storage|database)/': [
    'server/src/(storage|database)/',
    'server/src/start-failure.ts',
    'contract/src/',
  ],
  'server/src/(config|errors|failure-summary|version|start-failure|start-reason|weak-secrets).ts': [
    'server/src/(start-failure|weak-secrets).ts',
    'server/src/database/database.ts',
    'contract/src/',
    'embedded-postgres/src/',
  ],

  'web/src/(entry-|app/)': ['web/src/', 'contract/src/'],
  'web/src/screens/': ['web/src/(screens|features|ui|lib)/', 'contract/src/'],
  'web/src/features/FEATURE/': ['web/src/features/FEATURE/', 'web/src/(ui|lib)/', 'contract/src/'],
  'web/src/ui/': ['web/src/ui/'],
  'web/src/lib/': ['web/src/lib/', 'contract/src/'],
};

/** The contract is read by both sides and weighs on the browser, so it needs nothing but this. */
const PACKAGES_OF_CONTRACT = ['zod/mini'];

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g;

export function brokenImportRules() {
  return ['contract/src', 'embedded-postgres/src', 'server/src', 'web/src']
    .flatMap(sourcesIn)
    .flatMap(brokenIn);
}

function brokenIn(file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const imported = [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3]);
  return imported
    .filter((target) => !mayImport(file, target))
    .map((target) => `${file} may not import ${target}`);
}

export function mayImport(file, target) {
  const row = Object.entries(RULES).find(([pattern]) => regExp(pattern).test(file));
  if (!row) return false;
  const inProject = placeOf(file, target);
  if (inProject === null) return !file.startsWith('contract/') || PACKAGES_OF_CONTRACT.includes(target);
  const feature = /\/features\/([^/]+)\//.exec(file)?.[1] ?? '';
  return row[1].some((pattern) => regExp(pattern, feature).test(inProject));
}

/** The path of an imported file from the root; null for what comes from npm or from Node. */
function placeOf(file, target) {
  const [, workspace, module = 'index.ts'] = /^@sikhya\/([^/]+)(?:\/(.+))?$/.exec(target) ?? [];
  if (workspace) return `${workspace}/src/${module}`;
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(file), target);
  return null;
}

function regExp(pattern, feature = '[^/]+') {
  return new RegExp(`^${pattern.replace('FEATURE', feature).replaceAll('.ts', '\\.ts$')}`);
}

function sourcesIn(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(place);
    return /\.tsx?$/.test(entry.name) && !/\.(test|long)\.tsx?$/.test(entry.name) ? [place] : [];
  });
}
