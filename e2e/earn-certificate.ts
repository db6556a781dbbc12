import type { Running } from '../server/src/testing/product-process.ts';
import { expect } from './product.ts';
import { createAdminClient } from './study-course.ts';

/** The content of the certificates of these journeys. */
export const SETTINGS = {
  isEnabled: true,
  text: 'Taught in Cuttack.',
  signatory: 'Asha Mohanty',
  odia: { text: 'କଟକରେ ଶିକ୍ଷାଦାନ କରାଯାଇଛି।', signatory: 'ଆଶା ମହାନ୍ତି' },
};

/** Creates a course whose only chapter is complete when it is opened, and earns its certificate by the API. */
export async function earnCertificate(product: Running, token: string, title: string): Promise<string> {
  const admin = await createAdminClient(product);
  const course = await admin.create(`ପ୍ରମାଣପତ୍ର ପାଠ୍ୟକ୍ରମ ${title}`, [[{ title: 'ଅଧ୍ୟାୟ' }]]);
  await admin.saveCertificate(course, SETTINGS);
  const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await fetch(product.address + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status, path).toBeLessThan(300);
    return response.json();
  };
  await send('POST', `/api/protected/student/enroll/${course._id}`);
  const chapterId = course.subjects[0]!.chapters[0]!._id;
  await send('POST', '/api/student/progress/chapter', { courseId: course._id, chapterId, minutes: 0 });
  const { certificates } = (await send('GET', '/api/student/certificates')) as {
    certificates: { code: string }[];
  };
  return certificates[0]!.code;
}
