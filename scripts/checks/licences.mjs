/** Licences that allow a school to sell its courses and keep its changes private. */
const ALLOWED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
]);

/** Sharp loads libvips as a separate library that anyone may replace, which is what the LGPL asks for. */
const SHARED_LIBRARY = { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' };

/** Whether the product may contain a package with this licence, written as an SPDX expression. */
export function isAllowedLicence({ name, licence }) {
  return licence.split(' OR ').some((choice) =>
    choice
      .replace(/[()]/g, '')
      .split(' AND ')
      .every(
        (part) =>
          ALLOWED_LICENCES.has(part) || (SHARED_LIBRARY.name.test(name) && part === SHARED_LIBRARY.licence),
      ),
  );
}
