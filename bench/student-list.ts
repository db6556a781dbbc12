import { EXPORTS } from '@sikhya/contract/students.ts';
import { type EmbeddedPostgres, startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { createDatabaseWithStudents } from '../server/src/testing/many-students.ts';
import { type Product, startProduct } from '../server/src/testing/product-process.ts';
import { ADMIN_PASSWORD, signInAdmin } from './admin.ts';
import { FULL } from './full.ts';
import { median } from './median.ts';
import { formatGrowth, measurePeakGrowth } from './memory.ts';

const MANY = FULL ? 1_000_000 : 100_000;
const FEW = MANY / 100;
const CALLS = 60;
const LIMIT = 3;
const EXPORT_LIMIT_MB = 32;
/** In a large heap V8 delays garbage collection; in a small one, growth is memory in use. */
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=80 --max-semi-space-size=4' };
const NEW_LINE = 10;

const PAGE = { page: 1, limit: 10, search: '', sortBy: 'createdAt', sortOrder: 'desc' } as const;

const LISTS = {
  'newest first': PAGE,
  'by name': { ...PAGE, sortBy: 'googleProfile.name', sortOrder: 'asc' },
  'by e-mail, descending': { ...PAGE, sortBy: 'googleProfile.email' },
  'search for one student': { ...PAGE, search: 's907@example' },
  'search for a whole e-mail address': { ...PAGE, search: 's907@example.com' },
  'search for a name of one in a thousand': { ...PAGE, search: 'minati' },
  'search for a name of all': { ...PAGE, search: 'student' },
  'search without a match': { ...PAGE, search: 'nobody at all' },
  'page 100': { ...PAGE, page: 100 },
} as const;

/** Measures the admin's student list with few and with many students, and the export of all. */
export async function studentList({ dataDir }: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  for (const total of [FEW, MANY])
    await (await createDatabaseWithStudents(total, postgres.connection)).close();
  const few = await serverWithStudents(FEW, postgres.connection);
  const many = await serverWithStudents(MANY, postgres.connection);
  const exporting = await serverWithStudents(MANY, postgres.connection, SMALL_HEAP);
  try {
    for (const [name, query] of Object.entries(LISTS)) {
      const times: { few: number[]; many: number[] } = { few: [], many: [] };
      // Alternate, so that noise of the machine affects both.
      for (let call = 0; call < CALLS; call += 1) {
        times.few.push(await measure(few, query));
        times.many.push(await measure(many, query));
      }
      const [inFew, inMany] = [median(times.few), median(times.many)];
      const ratio = (inMany / inFew).toFixed(2);
      console.log(
        `  ${name}: ${inFew.toFixed(1)} ms among ${FEW}, ${inMany.toFixed(1)} ms among ${MANY}; ratio: ${ratio}, at most ${LIMIT}`,
      );
    }
    await exportAll(exporting);
  } finally {
    await few.server.stop();
    await many.server.stop();
    await exporting.server.stop();
    await postgres.stop();
  }
}

type StudentServer = Awaited<ReturnType<typeof serverWithStudents>>;

async function serverWithStudents(total: number, cluster: EmbeddedPostgres['connection'], settings = {}) {
  const { host, port, username, password = '' } = cluster;
  const credentials = `${username}:${encodeURIComponent(password)}`;
  const server = await startProduct({
    DATABASE_URL: `postgres://${credentials}@localhost:${port}/students_${total}?host=${encodeURIComponent(host)}`,
    ADMIN_PASSWORD,
    DEMO: '0',
    CALLS_A_MINUTE_PER_PERSON: '1000000',
    ...settings,
  });
  const { token } = await signInAdmin(server);
  return { server, headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' } };
}

async function measure(
  { server, headers }: StudentServer,
  query: (typeof LISTS)[keyof typeof LISTS],
): Promise<number> {
  const params = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const start = performance.now();
  const response = await fetch(`${server.address}/api/admin/students?${params}`, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the list returned ${response.status}`);
  return performance.now() - start;
}

async function exportAll({ server, headers }: StudentServer): Promise<void> {
  const start = performance.now();
  let lines = 0;
  const growth = await measurePeakGrowth(server.pid, async () => {
    const response = await fetch(server.address + EXPORTS.students, { headers });
    for await (const chunk of response.body!) for (const byte of chunk) if (byte === NEW_LINE) lines += 1;
  });
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `  export of ${lines - 1} students: ${seconds.toFixed(1)} s, ${formatGrowth(growth, EXPORT_LIMIT_MB)}`,
  );
}
