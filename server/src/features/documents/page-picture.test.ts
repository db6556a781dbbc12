import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFileId } from '@sikhya/contract/files.ts';
import { STORAGES } from '../../storage/storage-for-test.ts';
import { bearer, createCourseWithPdfs } from '../../testing/course-with-pdfs.ts';
import { drawMissingPagePictures } from '../files/service.ts';

// created before the first test, because an app that is created later would end the earlier ones
const places = await Promise.all(Object.entries(STORAGES).map(createCourseWithPdfs));

for (const { name, app, db, storage, dataDir, admin, student, stranger, course, chapterId, pdf } of places) {
  const url = `/api/protected/page-picture/${course._id}/${chapterId}`;
  const [, otherSubject] = course.subjects;
  const otherChapterId: string = otherSubject.chapters[0]._id;
  const getTicket = async (ofChapter: string): Promise<string> => {
    const payload = { courseId: course._id, chapterId: ofChapter };
    const link = {
      method: 'POST',
      url: '/api/protected/document-ticket',
      headers: bearer(student),
      payload,
    } as const;
    return new URL((await app.inject(link)).json().url, 'http://site').searchParams.get('token')!;
  };
  const getStatus = async (address: string, token?: string) =>
    (await app.inject({ url: address, headers: token ? bearer(token) : {} })).statusCode;

  test(`${name}: returns 204 while there is no picture, and for a chapter without a PDF`, async () => {
    const { statusCode, body, headers } = await app.inject({ url, headers: bearer(student) });
    assert.deepEqual([statusCode, body, headers['cache-control']], [204, '', 'no-store']);
    await drawMissingPagePictures({ db, storage, folder: dataDir }, new AbortController().signal);
    for (const withoutPicture of [course.subjects[0].chapters[0]._id, course._id, 'x'])
      assert.equal(
        await getStatus(`/api/protected/page-picture/${course._id}/${withoutPicture}`, student),
        204,
      );
  });

  test(`9 ${name}: students of the course, admins and a ticket of the document get the picture`, async () => {
    const ticket = await getTicket(chapterId);
    for (const [address, headers] of [
      [url, bearer(student)],
      [url, bearer(admin)],
      [`${url}?token=${ticket}`, {}],
    ] as const) {
      const response = await app.inject({ url: address, headers });
      assert.equal(response.statusCode, 200);
      assert.equal(response.rawPayload.subarray(8, 12).toString(), 'WEBP');
      assert.deepEqual(
        ['content-type', 'cache-control', 'referrer-policy', 'content-length'].map(
          (header) => response.headers[header],
        ),
        ['image/webp', 'no-store', 'no-referrer', String(response.rawPayload.length)],
      );
    }
  });

  test(`9 ${name}: nobody else gets the picture`, async () => {
    assert.equal(await getStatus(url), 401);
    assert.equal(await getStatus(url, stranger), 403);
    assert.equal(await getStatus(`${url}?token=${await getTicket(otherChapterId)}`), 403);
    assert.equal(await getStatus(`${url}?token=${admin}`), 401);
    assert.equal(await getStatus(`/api/protected/page-picture/x/${chapterId}`, student), 404);
  });

  test(`${name}: returns 204 when the storage has lost the picture`, async () => {
    await storage.remove(`${findFileId(pdf)}/page-1.webp`);
    assert.equal(await getStatus(url, student), 204);
  });
}
