import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps/root.mjs';

/**
 * The allowed imports: the first row whose pattern matches a file lists what that file may import. `FEATURE` matches
 * any feature, but the same one on both sides of a row, so that a new feature needs no new row. Tests may import
 * anything.
 */
const RULES = {
  'contract/src/': ['contract/src/'],
  'embedded-postgres/src/': ['embedded-postgres/src/'],

  // Loads little, because the primary answers no request.
  'server/src/processes/(primary|worker-pool|running-workers|rolling-restart|worker-process|restart-policy|heartbeat|messages).ts':
    [
      'server/src/processes/(worker-pool|running-workers|rolling-restart|worker-process|restart-policy|heartbeat|link|messages).ts',
      'server/src/(config/config|database-address|ready-message|run-until-stopped|start-failure|stop-on-signals).ts',
      'server/src/database/connection.ts',
      'server/src/metrics/text-format.ts',
    ],
  'server/src/(main|start-alone|start-server|run-until-stopped|stop-on-signals|ready-message|database-address|processes/|testing/|safety/)':
    ['server/src/', 'contract/src/', 'embedded-postgres/src/'],
  'server/src/app/': [
    'server/src/(app|features|http|metrics|database|storage)/',
    'server/src/(config/config|errors|version).ts',
  ],
  // Pure decisions without I/O.
  'server/src/features/FEATURE/(rules|match-ids|question-order|fixed-option-order|marking|paper|corrections|regrading).ts':
    [
      'server/src/features/FEATURE/(rules|match-ids|question-order|fixed-option-order|marking|paper|corrections|regrading|texts).ts',
      'contract/src/',
    ],
  'server/src/features/FEATURE/([a-z]+-)*queries.ts': [
    'server/src/features/FEATURE/(rules|paper|corrections|regrading).ts',
    'server/src/database/',
    'contract/src/',
  ],
  // Queries with their caches and batches.
  'server/src/features/FEATURE/[a-z]+-store/': [
    'server/src/features/FEATURE/([a-z]+-store/|([a-z]+-)*queries.ts|rules.ts|paper.ts)',
    'server/src/database/',
    'contract/src/',
  ],
  // Reports on every part of the server.
  'server/src/features/system/': [
    'server/src/features/system/',
    'server/src/features/[^/]+/service.ts',
    'server/src/(http|metrics|storage|database|backup)/',
    'server/src/(errors|config/config|failure-summary|version).ts',
    'contract/src/',
  ],
  'server/src/features/FEATURE/': [
    'server/src/features/FEATURE/',
    'server/src/features/[^/]+/service.ts',
    'server/src/(http|metrics|storage|database|typesetting)/',
    'server/src/(errors|config/config|start-failure|password-rules|secret-box).ts',
    'contract/src/',
  ],
  'server/src/backup/': ['server/src/(backup|storage|database)/', 'server/src/features/files/service.ts'],
  'server/src/(jobs|cli|demo)/': [
    'server/src/(jobs|cli|demo|backup|storage|database)/',
    'server/src/features/[^/]+/service.ts',
    'server/src/(errors|config/config|failure-summary|start-failure|describe-start-failure).ts',
    'contract/src/',
    'embedded-postgres/src/',
  ],
  'server/src/http/': [
    'server/src/(http|metrics|database|storage)/',
    'server/src/(errors|failure-summary).ts',
    'contract/src/',
  ],
  'server/src/metrics/': ['server/src/metrics/'],
  'server/src/typesetting/': ['server/src/typesetting/', 'contract/src/'],
  'server/src/(storage|database)/': [
    'server/src/(storage|database)/',
    'server/src/(failure-summary|start-failure).ts',
    'contract/src/',
  ],
  'server/src/config/': [
    'server/src/config/',
    'server/src/(start-failure|password-rules|weak-secrets).ts',
    'server/src/http/ip-network.ts',
    'contract/src/',
  ],
  'server/src/(errors|failure-summary|version|start-failure|describe-start-failure|password-rules|weak-secrets|secret-box).ts':
    [
      'server/src/(failure-summary|start-failure|password-rules|weak-secrets).ts',
      'server/src/database/errors.ts',
      'server/src/storage/storage.ts',
      'contract/src/',
      'embedded-postgres/src/',
    ],

  // Texts of configuration files.
  'cluster/configuration/': ['cluster/settings.ts'],
  'cluster/': [
    'cluster/',
    'server/src/testing/',
    'server/src/database/(database|connection).ts',
    'server/src/features/admin-accounts/service.ts',
  ],

  'web/src/language/': ['web/src/language/', 'contract/src/'],
  // Another global scope: only types of its messages are shared.
  'web/src/service-worker/': ['web/src/service-worker/'],
  'web/src/(entry-|app/)': ['web/src/', 'contract/src/'],
  'web/src/screens/': ['web/src/(screens|features|ui|lib|language)/', 'contract/src/'],
  'web/src/features/FEATURE/': ['web/src/features/FEATURE/', 'web/src/(ui|lib|language)/', 'contract/src/'],
  'web/src/ui/': ['web/src/(ui|language)/', 'contract/src/language/'],
  'web/src/lib/': ['web/src/(lib|language)/', 'contract/src/'],
};

/** The contract is part of the browser app, so it may not import larger packages. */
const PACKAGES_OF_CONTRACT = ['zod/mini', 'ts-fsrs'];

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g;

export function findForbiddenImports() {
  return ['contract/src', 'embedded-postgres/src', 'server/src', 'cluster', 'web/src']
    .flatMap(listSources)
    .flatMap(findForbiddenIn);
}

function findForbiddenIn(file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const imported = [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3]);
  return imported
    .filter((target) => !mayImport(file, target))
    .map((target) => `${file} may not import ${target}`);
}

export function mayImport(file, target) {
  const row = Object.entries(RULES).find(([pattern]) => regExp(pattern).test(file));
  if (!row) return false;
  const importedFile = resolveImport(file, target);
  if (importedFile === null) return !file.startsWith('contract/') || PACKAGES_OF_CONTRACT.includes(target);
  const feature = /\/features\/([^/]+)\//.exec(file)?.[1] ?? '';
  return row[1].some((pattern) => regExp(pattern, feature).test(importedFile));
}

/** Returns the path of the imported file from the root, or null for a package of npm or Node. */
function resolveImport(file, target) {
  const [, workspace, module = 'index.ts'] = /^@sikhya\/([^/]+)(?:\/(.+))?$/.exec(target) ?? [];
  if (workspace) return `${workspace}/src/${module}`;
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(file), target);
  return null;
}

function regExp(pattern, feature = '[^/]+') {
  return new RegExp(`^${pattern.replace('FEATURE', feature).replaceAll('.ts', '\\.ts$')}`);
}

function listSources(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listSources(place);
    return /\.tsx?$/.test(entry.name) && !/\.(test|long)\.tsx?$/.test(entry.name) ? [place] : [];
  });
}
