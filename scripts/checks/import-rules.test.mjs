import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findForbiddenImports, mayImport } from './import-rules.mjs';

const CASES = [
  ['server/src/features/study/service.ts', '../enrolment/service.ts', true],
  ['server/src/features/study/service.ts', '../enrolment/queries.ts', false],
  ['server/src/features/study/routes.ts', './service.ts', true],
  ['server/src/features/study/rules.ts', './queries.ts', false],
  ['server/src/features/study/rules.ts', '@sikhya/contract/constants.ts', true],
  ['server/src/features/study/queries.ts', '../../database/tables/people.ts', true],
  ['server/src/features/study/queries.ts', './service.ts', false],
  ['server/src/features/study/service.ts', '../../../../web/src/lib/call.ts', false],
  ['server/src/http/serve.ts', '../features/study/service.ts', false],
  ['server/src/demo/demo.ts', '../features/authoring/service.ts', true],
  ['server/src/jobs/nightly-backup.ts', '../backup/create-backup.ts', true],
  ['server/src/features/study/service.ts', '../../backup/restore.ts', false],
  ['server/src/features/system/service.ts', '../../backup/backup-folders.ts', true],
  ['server/src/features/study/routes.ts', '../../metrics/metrics.ts', true],
  ['server/src/metrics/metrics.ts', '../database/database.ts', false],
  ['server/src/database/database.ts', 'pg', true],
  ['server/src/main.ts', '@sikhya/embedded-postgres', true],
  ['server/src/cli/with-database.ts', '@sikhya/embedded-postgres', true],
  ['server/src/features/study/service.ts', '@sikhya/embedded-postgres', false],
  ['embedded-postgres/src/launch.ts', './logs.ts', true],
  ['embedded-postgres/src/launch.ts', '../../server/src/errors.ts', false],
  ['embedded-postgres/src/launch.ts', '@sikhya/contract/constants.ts', false],
  ['contract/src/course.ts', 'zod/mini', true],
  ['contract/src/course.ts', 'react', false],
  ['contract/src/course.ts', '../../server/src/errors.ts', false],
  ['web/src/features/study/viewer.tsx', '../mock-test/api.ts', false],
  ['web/src/features/study/viewer.tsx', '../../ui/button.tsx', true],
  ['web/src/ui/button.tsx', '../lib/paths.ts', false],
  ['web/src/screens/public/home.tsx', '../../features/catalogue/api.ts', true],
  ['web/src/screens/public/home.tsx', '../../app/router.tsx', false],
  ['server/src/unknown-folder/x.ts', './y.ts', false],
];

for (const [file, target, allowed] of CASES) {
  test(`${file} ${allowed ? 'may' : 'may not'} import ${target}`, () =>
    assert.equal(mayImport(file, target), allowed));
}

test('every import in the project is allowed', () => assert.deepEqual(findForbiddenImports(), []));
