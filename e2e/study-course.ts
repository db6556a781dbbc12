import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type FileKind, UPLOADS } from '@sikhya/contract/files.ts';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Running } from '../server/src/testing/product-process.ts';
import { ADMIN, expect } from './product.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { signInAsStudent } from './sign-in.ts';

/** Creates a PDF with one line per page; `bytes` adds that many incompressible bytes to each, like a scan. */
export async function createPdf(pages: number, bytes = 0): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([595, 842]);
    page.drawText(`Page ${number}: the Kalinga war`, { x: 60, y: 400, size: 24, font });
    if (bytes > 0) pdf.context.register(pdf.context.stream(randomBytes(bytes)));
  }
  return pdf.save();
}

type Chapter = {
  title: string;
  pdf?: Uint8Array | Buffer;
  questions?: number;
  /** The PNG picture of all its questions. */
  picture?: Buffer;
  /** Adds an Odia version to the questions. */
  isBilingual?: boolean;
  freePreview?: boolean;
};
type Created = { course: CreatedCourse; _id: string };

type CreatedCourse = {
  _id: string;
  slug: string;
  title: string;
  subjects: { _id: string; chapters: { _id: string }[] }[];
};

const createQuestion = (
  number: number,
  { questionImage, isBilingual }: { questionImage: string | null; isBilingual: boolean },
) => ({
  question: `Question ${number}`,
  questionImage,
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 0,
  explanation: 'e',
  odia: isBilingual
    ? { question: `ପ୍ରଶ୍ନ ${number}`, options: ['କ', 'ଖ', 'ଗ', 'ଘ'], explanation: 'ବ୍ୟାଖ୍ୟା' }
    : null,
});

/** A client of the API that is signed in as an admin. */
export async function createAdminClient({ address }: Running) {
  const login = await retryWhileBusy(() =>
    fetch(`${address}/api/auth/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    }),
  );
  expect(login.status, 'sign-in of the admin').toBe(200);
  const { token } = (await login.json()) as { token: string };
  const authorization = `Bearer ${token}`;
  const json = { authorization, 'content-type': 'application/json' };

  const upload = async (kind: FileKind, content: Uint8Array | Buffer): Promise<string> => {
    const { path, field } = UPLOADS[kind];
    const [type, name] = kind === 'pdf' ? ['application/pdf', 'chapter.pdf'] : ['image/png', 'picture.png'];
    const form = new FormData();
    form.append(field, new Blob([Buffer.from(content)], { type }), name);
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    expect(response.status, 'upload').toBeLessThan(300);
    return ((await response.json()) as { url: string }).url;
  };
  const createCourseInput = async (title: string, subjects: Chapter[][], price = 0) => ({
    title,
    description: 'Made for a journey',
    price,
    isFree: price === 0,
    subjects: await Promise.all(
      subjects.map(async (chapters, index) => ({
        title: `ବିଷୟ ${index + 1}`,
        description: 'd',
        chapters: await Promise.all(
          chapters.map(
            async ({
              title: name,
              pdf,
              picture,
              questions = 0,
              isBilingual = false,
              freePreview = false,
            }) => {
              const questionImage = picture ? await upload('question-image', picture) : null;
              return {
                title: name,
                description: 'ଏହି ଅଧ୍ୟାୟ ପଢ଼ନ୍ତୁ',
                pdf: pdf ? await upload('pdf', pdf) : null,
                freePreview,
                questions: Array.from({ length: questions }, (_, number) =>
                  createQuestion(number + 1, { questionImage, isBilingual }),
                ),
              };
            },
          ),
        ),
      })),
    ),
  });
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(address + path, {
      method,
      headers: body ? json : { authorization },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status, `${method} ${path}`).toBeLessThan(300);
    return response.status === 204 ? undefined : ((await response.json()) as Created);
  };
  return {
    create: async (title: string, subjects: Chapter[][], price?: number): Promise<CreatedCourse> =>
      (await send('POST', '/api/admin/courses', await createCourseInput(title, subjects, price)))!.course,
    change: async (course: CreatedCourse, subjects: Chapter[][], price?: number) =>
      send('PUT', `/api/admin/courses/${course._id}`, await createCourseInput(course.title, subjects, price)),
    saveCertificate: (course: CreatedCourse, settings: object) =>
      send('PUT', `/api/admin/courses/${course._id}/certificate`, settings),
    /** A draft to all students. */
    createMessage: async (title: string): Promise<string> =>
      (await send('POST', '/api/admin/messages', {
        audience: 'all',
        courseId: null,
        studentId: null,
        title,
        text: title,
        odia: { title, text: title },
      }))!._id,
    remove: (course: CreatedCourse) => send('DELETE', `/api/admin/courses/${course._id}`),
  };
}

/** Signs in a new student and enrols them in the course. */
export async function signInEnrolled(page: Page, courseId: string, name = 'ଶ୍ରୀକାନ୍ତ ସାହୁ'): Promise<void> {
  await signInAsStudent(page, { name, email: `${courseId}@example.com` });
  await enrol(page, courseId);
}

/** Enrols the student of this page over the API. */
export async function enrol(page: Page, courseId: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.post(`/api/protected/student/enroll/${courseId}`, { headers });
  expect(response.status(), 'enrolling').toBe(201);
}

/** The parts of the PDF viewer. */
export function getViewer(page: Page) {
  const sheet = (number: number) => page.locator(`section[aria-label^="Page ${number} of"]`);
  return {
    pages: page.getByRole('group', { name: /^Pages of/ }),
    pageField: page.getByRole('textbox', { name: 'Page', exact: true }),
    zoom: page.getByLabel('Zoom', { exact: true }),
    sheet,
    drawn: async (number: number) => expect(sheet(number)).toHaveAttribute('data-drawn', 'true'),
    /** In the upper third of the page, which has no text. */
    countWatermarkPixels: (number: number) =>
      sheet(number)
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height / 3);
          return data.filter((value, index) => index % 4 === 0 && value > 200 && value < 250).length;
        }),
  };
}
