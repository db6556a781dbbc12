import fastify from 'fastify';
import pg from 'pg';

/** The reference for calls that need PostgreSQL: Fastify routes that execute one statement and nothing else. */
const CONNECTIONS = 10;

type Save = {
  Params: { id: string };
  Body: { saveNumber: number; changes: { question: number; option: number }[] };
};
type HandIn = { Params: { id: string }; Body: { answers: { selectedIndex: number }[] } };

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: CONNECTIONS });
const app = fastify();

app.get<{ Params: { id: string } }>('/attempts/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'read',
    text: 'select answers, save_number from bare_attempts where id = $1',
    values: [params.id],
  });
  return rows[0];
});

app.put<Save>('/attempts/:id/answers', async ({ params, body }) => {
  const [change] = body.changes;
  await pool.query({
    name: 'save',
    text: 'update bare_attempts set answers[$2 + 1] = $3, save_number = $4 where id = $1 and save_number < $4',
    values: [params.id, change!.question, change!.option, body.saveNumber],
  });
  return { saved: true };
});

app.post<HandIn>('/attempts/:id/result', async ({ params, body }, reply) => {
  await pool.query({
    name: 'hand-in',
    text: `with ended as (update bare_attempts set ended_at = now() where id = $1 and ended_at is null returning id)
      insert into bare_results (attempt_id, answers) select id, $2::smallint[] from ended`,
    values: [params.id, body.answers.map(({ selectedIndex }) => selectedIndex)],
  });
  return reply.code(201).send({ saved: true });
});

await app.listen({ port: 0, host: '127.0.0.1' });
const listening = app.server.address();
console.log(`ready at http://127.0.0.1:${typeof listening === 'object' ? listening?.port : listening}`);
process.on('SIGTERM', () => void app.close().then(() => pool.end()));
