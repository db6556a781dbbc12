import fastify from 'fastify';
import pg from 'pg';
import { listen } from './listen.ts';

const CONNECTIONS = 10;
const { DATABASE_URL, ATTEMPTS, QUESTIONS } = process.env;

type Save = {
  Params: { id: string };
  Body: { saveNumber: number; changes: { question: number; option: number }[] };
};
type HandIn = { Params: { id: string }; Body: { answers: { selectedIndex: number }[] } };

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: CONNECTIONS });
await pool.query(
  'create table bare_attempts (id int primary key, answers smallint[] not null, save_number int not null, ended_at timestamptz)',
);
await pool.query(
  'create table bare_results (attempt_id int primary key references bare_attempts, answers smallint[] not null)',
);
await pool.query(
  `insert into bare_attempts (id, answers, save_number)
    select id, array_fill(-1::smallint, array[$1::int]), 0 from generate_series(1, $2::int) id`,
  [QUESTIONS, ATTEMPTS],
);

/** The reference for calls that need PostgreSQL: routes that execute one statement and nothing else. */
const app = fastify();
app.addHook('onClose', () => pool.end());

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

await listen(app);
