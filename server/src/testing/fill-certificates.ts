import assert from 'node:assert/strict';
import type { TestApp } from './test-app.ts';
import { complete, createCertifiedCourse, readCertificates } from './test-certificates.ts';
import { createSignedInStudent } from './test-student.ts';

/** Creates rows in every table of certificates: a course with a signature, a student who earned it, and a key. */
export async function fillCertificates(
  here: TestApp,
  { admin, signature }: { admin: string; signature?: string },
) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    here.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${admin}` },
      ...(payload && { payload }),
    });
  const course = await createCertifiedCourse(here, send, signature ? { signature } : {});
  const student = await createSignedInStudent(here, `graduate ${crypto.randomUUID()}`, [course._id]);
  await complete(here, student, course);
  const [certificate] = await readCertificates(student);
  // calls with a code are limited per address, and each student has another one
  const remoteAddress = `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;
  const url = `/certificates/${certificate!.code}/credential.jwt`;
  const credential = await here.app.inject({ url, remoteAddress });
  assert.equal(credential.statusCode, 200, credential.body);
  const listed = await send('GET', `/api/admin/certificates?search=${certificate!.code}`);
  const certificateId: string = listed.json().certificates[0]._id;
  return { course, student, code: certificate!.code, certificateId };
}
