import assert from 'node:assert/strict';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { type FileKind, findFileId, UPLOADS } from '@sikhya/contract/files.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { newId } from '../../database/new-id.ts';
import { files } from '../../database/tables/files.ts';
import { attempts, papers, results } from '../../database/tables/learning.ts';
import { emptyBin } from '../../jobs/empty-bin.ts';
import { sweepUnusedFiles } from '../../jobs/sweep-unused-files.ts';
import { listKeys, STORAGES } from '../../storage/storage-for-test.ts';
import { createStudent, handInAttempt, startAttempt } from '../../testing/mock-test-helpers.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { sendForm } from './form-for-test.ts';
import { createPdf } from './pdf-for-test.ts';
import { findUnused } from './queries.ts';
import { getUploadFolder } from './service.ts';

const PNG = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();
const CONTENT = { thumbnail: PNG, 'question-image': PNG, signature: PNG, pdf: createPdf('') };
const HOUR_MS = 3600 * 1000;

// created before the first test, because an app that is created later would end the earlier ones
const sites = await Promise.all(
  Object.entries(STORAGES).map(async ([name, open]) => {
    const { storage } = await open({ after });
    const site = await testApp({}, { storage });
    return { ...site, name, token: await adminToken(site) };
  }),
);

for (const site of sites) {
  const { name, app, db, storage, dataDir, token } = site;
  const headers = { authorization: `Bearer ${token}` };

  async function upload(kind: FileKind): Promise<string> {
    const { path: url, field } = UPLOADS[kind];
    return (await sendForm(app, url, token, [{ field, name: 'a', content: CONTENT[kind] }])).json().url;
  }
  const remove = (fileUrl: unknown) =>
    app.inject({ method: 'DELETE', url: '/api/upload/delete-file', headers, payload: { fileUrl } });
  const countKeys = async (...urls: string[]) =>
    (await listKeys(storage)).filter((key) => urls.some((url) => key.startsWith(findFileId(url) ?? '-')))
      .length;

  const createCourseInput = (thumbnail: string | null, pdf: string | null, questionImage: string | null) => ({
    title: 't',
    description: 'd',
    price: 0,
    isFree: true,
    thumbnail,
    subjects: [
      {
        title: 's',
        description: 'd',
        chapters: [
          {
            title: 'c',
            description: 'd',
            pdf,
            questions: [{ question: 'q', questionImage, options: ['1', '2', '3', '4'], correctAnswer: 0 }],
          },
        ],
      },
    ],
  });
  const save = (payload: object, id = '') =>
    app.inject({ method: id ? 'PUT' : 'POST', url: `/api/admin/courses${id && `/${id}`}`, headers, payload });

  const sweep = (hours: number) =>
    sweepUnusedFiles({
      db,
      storage,
      dataDir,
      now: () => new Date(Date.now() + hours * HOUR_MS),
    }).run(new AbortController().signal);

  test(`${name}: deletes an unused file with all its sizes, once`, async () => {
    for (const kind of Object.keys(UPLOADS) as FileKind[]) {
      const url = await upload(kind);
      assert.ok((await countKeys(url)) > 0);
      assert.equal((await remove(url)).statusCode, 204);
      assert.equal(await countKeys(url), 0);
      assert.equal((await remove(url)).statusCode, 404);
    }
    assert.equal(await db.$count(files), 0);
  });

  test(`16 ${name}: an invalid URL deletes nothing`, async () => {
    const url = await upload('pdf');
    const before = await listKeys(storage);
    const urls = [
      `/files/../${url}`,
      `${url}/../../x`,
      '/files/%2e%2e%2f%2e%2e%2fetc/passwd',
      '../../../etc/passwd',
      '/etc/passwd',
      `https://elsewhere.example${url}`,
      `//elsewhere.example${url}`,
      `file://${url}`,
      `${url}\0`,
      `${url}?x`,
      '',
      7,
      null,
    ];
    for (const invalid of urls) assert.equal((await remove(invalid)).statusCode, 400, String(invalid));
    assert.equal((await remove('x'.repeat(10_000))).statusCode, 422);
    assert.equal((await remove(`/files/${newId()}/640.webp`)).statusCode, 404);
    assert.deepEqual(await listKeys(storage), before);
    assert.equal((await remove(url)).statusCode, 204);
  });

  test(`16 ${name}: a used file cannot be deleted until the course no longer uses it`, async () => {
    const [first, second, third] = [
      await upload('thumbnail'),
      await upload('pdf'),
      await upload('question-image'),
    ];
    const created = await save(createCourseInput(first, second, third));
    assert.equal(created.statusCode, 201, created.body);
    const id: string = created.json().course._id;
    for (const url of [first, second, third]) {
      const refused = await remove(url);
      assert.deepEqual([refused.statusCode, refused.json().code], [409, 'conflict']);
    }
    const newer = await upload('thumbnail');
    assert.equal((await save(createCourseInput(newer, second, null), id)).statusCode, 200);
    assert.deepEqual(
      [await countKeys(first), await countKeys(third)],
      [3, 2],
      'a file that is no longer used is not deleted at once',
    );
    for (const url of [first, third]) assert.equal((await remove(url)).statusCode, 204);
    assert.deepEqual([await countKeys(first), await countKeys(third)], [0, 0]);
    assert.deepEqual([await countKeys(newer), await countKeys(second)], [3, 1]);
    assert.equal(
      (await save(createCourseInput(first, second, null), id)).statusCode,
      422,
      'the first file was deleted',
    );

    const other = (await save(createCourseInput(newer, null, null))).json().course._id;
    assert.equal(
      (await app.inject({ method: 'DELETE', url: `/api/admin/courses/${id}`, headers })).statusCode,
      204,
    );
    assert.deepEqual([await countKeys(newer), await countKeys(second)], [3, 1], 'the course is in the bin');
    const inAMonth = () => new Date(Date.now() + 31 * 86_400_000);
    const emptyTheBin = () =>
      emptyBin({ db, storage, now: inAMonth }, app.log).run(AbortSignal.timeout(60_000));
    await emptyTheBin();
    assert.deepEqual(
      [await countKeys(newer), await countKeys(second)],
      [3, 0],
      'another course uses the thumbnail',
    );
    await app.inject({ method: 'DELETE', url: `/api/admin/courses/${other}`, headers });
    await emptyTheBin();
    assert.equal(await countKeys(newer), 0);
  });

  test(`${name}: a picture that is part of a paper is kept`, async () => {
    const url = await upload('question-image');
    const { course } = (await save(createCourseInput(null, null, url))).json();
    const rabi = await createStudent(site, 'rabi', [course]);
    const { attemptId, handInBody, questions } = await startAttempt(rabi, course);
    assert.equal((await app.inject(questions[0]!.questionImage!)).statusCode, 200);
    assert.equal((await save(createCourseInput(null, null, null), course._id)).statusCode, 200);
    assert.equal((await remove(url)).statusCode, 409);
    await sweep(48);
    assert.equal(await countKeys(url), 2);
    await handInAttempt(rabi, handInBody);
    await db.delete(results);
    await db.delete(attempts).where(eq(attempts.id, attemptId));
    await db.delete(papers);
    assert.equal((await remove(url)).statusCode, 204);
  });

  test(`${name}: a picture of an exam is kept, and is not among the files that the sweep looks at`, async () => {
    const url = await upload('question-image');
    const saveExam = (method: 'POST' | 'PUT', path: string, payload: object) =>
      app.inject({ method, url: `/api/admin/exams${path}`, headers, payload });
    const createExam = (questionImage: string | null) => ({
      title: 'e',
      state: 'draft',
      sections: [
        { title: 's', questions: [{ question: 'q', questionImage, options: ['1', '2'], correctAnswer: 0 }] },
      ],
    });
    const created = await saveExam('POST', '', createExam(url));
    assert.equal(created.statusCode, 201, created.body);
    const { _id, updatedAt } = created.json().exam;
    assert.equal((await remove(url)).statusCode, 409);
    const inADay = new Date(Date.now() + 25 * HOUR_MS);
    // the sweep reads a batch of the oldest, and would never come to later files
    assert.ok(!(await findUnused(db, inADay, 500)).includes(findFileId(url)!));
    const changed = await saveExam('PUT', `/${_id}`, { ...createExam(null), updatedAt });
    assert.equal(changed.statusCode, 200, changed.body);
    assert.ok((await findUnused(db, inADay, 500)).includes(findFileId(url)!));
    assert.equal((await remove(url)).statusCode, 204);
  });

  test(`${name}: of a concurrent save and delete one is refused, and no course loses a file`, async () => {
    for (let round = 0; round < 10; round++) {
      const url = await upload('thumbnail');
      const [saved, removed] = await Promise.all([save(createCourseInput(url, null, null)), remove(url)]);
      const statuses = `${saved.statusCode} ${removed.statusCode}`;
      assert.ok(['201 409', '422 204'].includes(statuses), statuses);
      assert.equal(await countKeys(url), saved.statusCode === 201 ? 3 : 0);
    }
  });

  test(`${name}: the sweep deletes files unused for a day, and what a killed server left behind`, async () => {
    const [used, unused] = [await upload('thumbnail'), await upload('thumbnail')];
    assert.equal((await save(createCourseInput(used, null, null))).statusCode, 201);
    // as if the server was killed after it stored the bytes and before it wrote the row
    const withoutRow = `${newId()}/document.pdf`;
    await storage.put(
      withoutRow,
      (async function* () {
        yield Buffer.from('%PDF-');
      })(),
      { contentType: 'application/pdf', maxBytes: 9 },
    );
    const incomplete = path.join(getUploadFolder(dataDir), 'half');
    await mkdir(getUploadFolder(dataDir), { recursive: true });
    await writeFile(incomplete, 'half');
    await utimes(incomplete, new Date(), new Date());

    await sweep(23);
    assert.deepEqual([await countKeys(used), await countKeys(unused)], [3, 3]);
    assert.ok((await listKeys(storage)).includes(withoutRow));
    await sweep(25);
    assert.deepEqual([await countKeys(used), await countKeys(unused)], [3, 0]);
    assert.ok(!(await listKeys(storage)).includes(withoutRow));
    await assert.rejects(utimes(incomplete, new Date(), new Date()), { code: 'ENOENT' });
    assert.equal((await remove(unused)).statusCode, 404);
    assert.equal((await remove(used)).statusCode, 409);
  });
}
