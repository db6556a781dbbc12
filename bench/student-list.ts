import { EXPORTS } from '@sikhya/contract/students.ts';
import { type EmbeddedPostgres, startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { databaseWithStudents } from '../server/src/testing/many-students.ts';
import { type Product, startProduct } from '../server/src/testing/product-process.ts';
import { ADMIN_PASSWORD, signIn } from './admin.ts';
import { FULL } from './full.ts';
import { median } from './median.ts';
import { growthInWords, peakGrowth } from './memory.ts';

/** Filling a database with a million takes a minute. */
const MANY = FULL ? 1_000_000 : 100_000;
const FEW = MANY / 100;
const CALLS = 60;
const LIMIT = 3;
const EXPORT_LIMIT_MB = 32;
/** In a large heap V8 lets what is no longer needed lie for a while; in this one, what grows is what is needed. */
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=80 --max-semi-space-size=4' };
const NEW_LINE = 10;

const PAGE = { page: 1, limit: 10, search: '', sortBy: 'createdAt', sortOrder: 'desc' } as const;

const LISTS = {
  'the newest': PAGE,
  'by name': { ...PAGE, sortBy: 'googleProfile.name', sortOrder: 'asc' },
  'by e-mail, backwards': { ...PAGE, sortBy: 'googleProfile.email' },
  'a search for one': { ...PAGE, search: 's907@example' },
  'a search for a whole address': { ...PAGE, search: 's907@example.com' },
  'a search for a name that a thousandth have': { ...PAGE, search: 'minati' },
  'a search for what all are called': { ...PAGE, search: 'student' },
  'a search for what nobody is called': { ...PAGE, search: 'nobody at all' },
  'the hundredth page': { ...PAGE, page: 100 },
} as const;

/** The admin's list among few and among many students, as the admin's browser asks for it, and the export of all. */
export async function studentList({ dataDir }: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  for (const total of [FEW, MANY]) await (await databaseWithStudents(total, postgres.connection)).close();
  const few = await serverWithStudents(FEW, postgres.connection);
  const many = await serverWithStudents(MANY, postgres.connection);
  const exporting = await serverWithStudents(MANY, postgres.connection, SMALL_HEAP);
  try {
    for (const [name, query] of Object.entries(LISTS)) {
      const times: { few: number[]; many: number[] } = { few: [], many: [] };
      // in turns, so that a noisy machine is noisy for both
      for (let call = 0; call < CALLS; call += 1) {
        times.few.push(await timeOf(few, query));
        times.many.push(await timeOf(many, query));
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

type Asked = Awaited<ReturnType<typeof serverWithStudents>>;

async function serverWithStudents(total: number, cluster: EmbeddedPostgres['connection'], settings = {}) {
  const { host, port, username, password = '' } = cluster;
  const person = `${username}:${encodeURIComponent(password)}`;
  const server = await startProduct({
    DATABASE_URL: `postgres://${person}@localhost:${port}/students_${total}?host=${encodeURIComponent(host)}`,
    ADMIN_PASSWORD,
    DEMO: '0',
    CALLS_A_MINUTE_PER_PERSON: '1000000',
    ...settings,
  });
  const { token } = await signIn(server);
  return { server, headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' } };
}

async function timeOf(
  { server, headers }: Asked,
  query: (typeof LISTS)[keyof typeof LISTS],
): Promise<number> {
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const begun = performance.now();
  const answer = await fetch(`${server.address}/api/admin/students?${asked}`, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the list was answered with ${answer.status}`);
  return performance.now() - begun;
}

async function exportAll({ server, headers }: Asked): Promise<void> {
  const begun = performance.now();
  let lines = 0;
  const growth = await peakGrowth(server.pid, async () => {
    const answer = await fetch(server.address + EXPORTS.students, { headers });
    for await (const part of answer.body!) for (const byte of part) if (byte === NEW_LINE) lines += 1;
  });
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `  export of ${lines - 1} students: ${seconds.toFixed(1)} s, ${growthInWords(growth, EXPORT_LIMIT_MB)}`,
  );
}
