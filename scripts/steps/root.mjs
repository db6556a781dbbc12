import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const inRoot = (...parts) => path.join(root, ...parts);
