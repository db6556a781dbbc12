import { EXPORTS } from '@sikhya/contract/students.ts';
import type { Db } from '../server/src/database/database.ts';
import { borrowEmbeddedPostgres, type EmbeddedPostgres } from '../server/src/database/embedded/embedded.ts';
import { createStudentsService } from '../server/src/features/students/service.ts';
import { databaseWithStudents } from '../server/src/testing/many-students.ts';
import { type Product, startProduct } from '../server/src/testing/product-process.ts';
import { ADMIN_PASSWORD, signIn } from './admin.ts';
import { median } from './median.ts';
import { growthInWords, peakGrowth } from './memory.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const CALLS = 60;
const LIMIT = 3;
const EXPORT_LIMIT_MB = 32;
const NEW_LINE = 10;

const PAGE = { page: 1, limit: 10, search: '', sortBy: 'createdAt', sortOrder: 'desc' } as const;

const LISTS = {
  'the newest': PAGE,
  'by name': { ...PAGE, sortBy: 'googleProfile.name', sortOrder: 'asc' },
  'by e-mail, backwards': { ...PAGE, sortBy: 'googleProfile.email' },
  'a search for one': { ...PAGE, search: 's9007@example' },
  'a search for a whole address': { ...PAGE, search: 's9007@example.com' },
  'a search for a name that a thousandth have': { ...PAGE, search: 'minati' },
  'a search for what all are called': { ...PAGE, search: 'student' },
  'a search for what nobody is called': { ...PAGE, search: 'nobody at all' },
  'the hundredth page': { ...PAGE, page: 100 },
} as const;

/** The admin's list among few and among many students, and the export of all of them. */
export async function studentList({ dataDir }: Product): Promise<void> {
  const postgres = await borrowEmbeddedPostgres({ dataDir, say: () => {} });
  const few = await databaseWithStudents(FEW, postgres.connection);
  const many = await databaseWithStudents(MANY, postgres.connection);
  try {
    for (const [name, query] of Object.entries(LISTS)) {
      const times: { few: number[]; many: number[] } = { few: [], many: [] };
      // in turns, so that a noisy machine is noisy for both
      for (let call = 0; call < CALLS; call += 1) {
        times.few.push(await timeOf(few.db, query));
        times.many.push(await timeOf(many.db, query));
      }
      const [inFew, inMany] = [median(times.few), median(times.many)];
      const ratio = (inMany / inFew).toFixed(2);
      console.log(
        `  ${name}: ${inFew.toFixed(1)} ms among ${FEW}, ${inMany.toFixed(1)} ms among ${MANY}; ratio: ${ratio}, at most ${LIMIT}`,
      );
    }
    await exportAll(postgres.connection);
  } finally {
    await few.close();
    await many.close();
    await postgres.stop();
  }
}

async function timeOf(db: Db, query: (typeof LISTS)[keyof typeof LISTS]): Promise<number> {
  const service = createStudentsService(db, { endAllOf: async () => {} }, () => new Date());
  const begun = performance.now();
  await service.list(query);
  return performance.now() - begun;
}

/** Through a server of its own on that database, whose memory is what counts. */
async function exportAll({
  host,
  port,
  username,
  password = '',
}: EmbeddedPostgres['connection']): Promise<void> {
  const person = `${username}:${encodeURIComponent(password)}`;
  const server = await startProduct({
    DATABASE_URL: `postgres://${person}@localhost:${port}/students_${MANY}?host=${encodeURIComponent(host)}`,
    ADMIN_PASSWORD,
    DEMO: '0',
  });
  try {
    const { token } = await signIn(server);
    const begun = performance.now();
    let lines = 0;
    const exportOnce = async () => {
      lines = 0;
      const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' };
      const answer = await fetch(server.address + EXPORTS.students, { headers });
      for await (const part of answer.body!) for (const byte of part) if (byte === NEW_LINE) lines += 1;
    };
    // the first time a process takes the memory that it likes to have; flat is what needs no more from then on
    const first = await peakGrowth(server.pid, exportOnce);
    const seconds = (performance.now() - begun) / 1000;
    const again = await peakGrowth(server.pid, exportOnce);
    console.log(
      `  export of ${lines - 1} students: ${seconds.toFixed(1)} s, ${first?.toFixed(0)} MB more at the peak;` +
        ` once more, ${growthInWords(again, EXPORT_LIMIT_MB)}`,
    );
  } finally {
    await server.stop();
  }
}
