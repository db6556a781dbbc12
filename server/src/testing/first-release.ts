import path from 'node:path';

/** The newest migration of the first release, 0006_system-state. */
export const FIRST_RELEASE = 1794766337686;

/** Rows of every table of that schema. */
export const FIRST_RELEASE_DUMP = path.join(import.meta.dirname, 'first-release.sql');
