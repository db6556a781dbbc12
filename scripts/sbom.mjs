import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSbom } from './steps/create-sbom.mjs';
import { install } from './steps/install.mjs';
import { print } from './steps/output.mjs';

/** `npm run sbom -- FILE`: writes the list of everything that ships, with versions and licences, as CycloneDX. */
const file = path.resolve(process.argv[2] ?? 'sbom.cdx.json');
await install();
const sbom = await createSbom();
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
print(`${file}: ${sbom.components.length} components`);
