import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { after } from 'node:test';
import { UPLOADS } from '@sikhya/contract/files.ts';
import { eq } from 'drizzle-orm';
import { enrolments } from '../database/tables/learning.ts';
import { students } from '../database/tables/people.ts';
import { sendForm } from '../features/files/form-for-test.ts';
import { createPdf } from '../features/files/pdf-for-test.ts';
import type { Storage } from '../storage/storage.ts';
import type { STORAGES } from '../storage/storage-for-test.ts';
import { adminToken, studentToken, testApp } from './test-app.ts';

export const PDF = Buffer.from(
  createPdf(`4 0 obj << >> stream\n${randomBytes(300_000).toString('latin1')}\nendstream endobj`),
  'latin1',
);
const NOT_ENROLLED = { name: 'ରବି', email: 'rabi@example.com' };

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Creates a course with two PDFs in this kind of storage, an enrolled student, and a student who is not enrolled. */
export async function createCourseWithPdfs([name, open]: [string, (typeof STORAGES)[string]]) {
  const { storage: inner } = await open({ after });
  const opened: Readable[] = [];
  const storage: Storage = {
    ...inner,
    async open(key, range) {
      const stream = await inner.open(key, range);
      if (stream) opened.push(stream);
      return stream;
    },
  };
  const here = await testApp({}, { storage });
  const { app, db } = here;
  const admin = await adminToken(here);
  const student = await studentToken(here);
  const stranger = await studentToken(here, NOT_ENROLLED);

  const upload = async (fileName: string): Promise<string> => {
    const parts = [{ field: 'pdf', name: fileName, content: PDF }];
    return (await sendForm(app, UPLOADS.pdf.path, admin, parts)).json().url;
  };
  const pdf = await upload("ପାଠ '୧'.pdf");
  const secondPdf = await upload('two.pdf');
  const chapter = (title: string, url: string | null) => ({
    title,
    description: 'd',
    pdf: url,
    questions: [],
  });
  const payload = {
    title: 'ଇତିହାସ',
    description: 'd',
    price: 0,
    isFree: true,
    subjects: [
      { title: 'One', description: 'd', chapters: [chapter('a', null)] },
      { title: 'Two', description: 'd', chapters: [chapter('b', secondPdf), chapter('c', pdf)] },
    ],
  };
  const created = await app.inject({
    method: 'POST',
    url: '/api/admin/courses',
    headers: bearer(admin),
    payload,
  });
  const { course } = created.json();
  const viewer = `/api/protected/pdf-viewer/${course._id}/1/1`;
  const chapterId: string = course.subjects[1].chapters[1]._id;
  const [mina] = await db.select().from(students).where(eq(students.email, 'mina@example.com'));
  const enrolment = { studentId: mina!.id, courseId: course._id as string, status: 'enrolled' as const };
  await db.insert(enrolments).values(enrolment);

  return {
    ...here,
    name,
    opened,
    storage,
    admin,
    student,
    stranger,
    upload,
    pdf,
    secondPdf,
    course,
    viewer,
    chapterId,
    enrolment,
  };
}
