import { createRequire } from 'node:module';
import { inRoot } from './root.mjs';

/** A dependency of the server. */
export const sharp = createRequire(inRoot('server/package.json'))('sharp');
