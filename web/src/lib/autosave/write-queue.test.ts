import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, createUnreachableError } from '../api-error.ts';
import { type PendingWrite, WriteQueue } from './write-queue.ts';

type Request = { text: string; revision: number };

const lost = () => {
  throw createUnreachableError();
};
const refused = () => {
  throw new ApiError(422, { message: 'No.', code: 'invalid', requestId: 'r' });
};

/** An editor whose form and revision change with the results; its server responds with the next of the responses. */
function createEditor(...responses: (() => number)[]) {
  const sent: (Request & { key: string })[] = [];
  let stored: PendingWrite<Request, string> | null = null;
  const editor = {
    text: 'first',
    revision: 1,
    sent,
    /** The context of each result. */
    results: [] as string[],
    save: () =>
      queue.inTurn(() =>
        queue.write(() => ({
          request: { text: editor.text, revision: editor.revision },
          context: editor.text,
        })),
      ),
    reload: () => {
      queue = createQueue();
    },
  };
  const createQueue = () =>
    new WriteQueue<Request, string, number>({
      send: async (request, key) => {
        sent.push({ ...request, key });
        return responses.shift()!();
      },
      onResult: (revision, context) => {
        editor.revision = revision;
        editor.results.push(context);
      },
      store: {
        read: async () => stored,
        write: async (pending) => {
          stored = pending;
        },
      },
    });
  let queue = createQueue();
  return editor;
}

const listRequests = ({ sent }: ReturnType<typeof createEditor>) =>
  sent.map(({ text, revision }) => `${text} ${revision}`);
const countKeys = ({ sent }: ReturnType<typeof createEditor>) => new Set(sent.map(({ key }) => key)).size;

test('repeats a write with the same key after its response was lost', async () => {
  const editor = createEditor(lost, lost, () => 2);
  await assert.rejects(editor.save());
  await assert.rejects(editor.save());
  await editor.save();
  assert.deepEqual(listRequests(editor), ['first 1', 'first 1', 'first 1']);
  assert.deepEqual([countKeys(editor), editor.results], [1, ['first']]);
});

for (const isReloaded of [false, true])
  test(`repeats the pending write first, and creates the next from its result, reloaded: ${isReloaded}`, async () => {
    const editor = createEditor(
      lost,
      () => 2,
      () => 3,
    );
    await assert.rejects(editor.save());
    if (isReloaded) editor.reload();
    editor.text = 'second';
    assert.equal(await editor.save(), 3);
    assert.deepEqual(listRequests(editor), ['first 1', 'first 1', 'second 2']);
    assert.equal(editor.sent[0]?.key, editor.sent[1]?.key);
    assert.notEqual(editor.sent[1]?.key, editor.sent[2]?.key);
    assert.deepEqual(editor.results, ['first', 'second']);
  });

test('sends nothing new while the pending write cannot be repeated', async () => {
  const editor = createEditor(lost, lost, lost);
  for (const text of ['first', 'second', 'third']) {
    editor.text = text;
    await assert.rejects(editor.save());
  }
  assert.deepEqual([listRequests(editor), countKeys(editor)], [['first 1', 'first 1', 'first 1'], 1]);
});

test('sends the new write when the server refuses the pending one', async () => {
  const editor = createEditor(lost, refused, () => 2);
  await assert.rejects(editor.save());
  editor.text = 'second';
  await editor.save();
  assert.deepEqual(listRequests(editor), ['first 1', 'first 1', 'second 1']);
});

test('uses a new key after every response, also after a refusal', async () => {
  const editor = createEditor(
    () => 1,
    refused,
    () => 1,
  );
  await editor.save();
  await assert.rejects(editor.save());
  await editor.save();
  assert.equal(countKeys(editor), 3);
});

test('creates a write when the one before it is done', async () => {
  const editor = createEditor(
    () => 2,
    () => 3,
  );
  const first = editor.save();
  const second = editor.save();
  editor.text = 'second';
  await Promise.all([first, second]);
  assert.deepEqual(listRequests(editor), ['second 1', 'second 2']);
});
