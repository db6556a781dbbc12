import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { courseInput } from '@sikhya/contract/authoring.ts';
import { compareQuestions, compareTexts } from '@sikhya/contract/translation/compare-versions.ts';
import { countTranslation } from '@sikhya/contract/translation/progress.ts';
import { checkPdf } from '../features/files/pdf-check.ts';
import { readPdfDetails } from './create-courses.ts';

type Question = { question: string; options: string[]; explanation: string };
type Chapter = { title: string; odia?: { title: string }; questions: Question[] };
type Subject = { chapters: Chapter[] };

const COURSES = path.join(import.meta.dirname, 'courses');

/** Every text of these has an Odia version. */
const BILINGUAL = ['01-history-of-odisha', '02-arithmetic', '03-odia-grammar', '08-computer-awareness'];

for (const folder of (await readdir(COURSES)).sort()) {
  const files = (await readdir(path.join(COURSES, folder))).sort();
  const read = (name: string) => readFile(path.join(COURSES, folder, name), 'utf8');
  const subjects = files.filter((name) => name.endsWith('.json') && name !== 'course.json');

  test(`${folder}: questions have four different options and an explanation`, async () => {
    const asked = new Set<string>();
    for (const name of subjects) {
      const subject: Subject = JSON.parse(await read(name));
      for (const { question, options, explanation } of subject.chapters.flatMap((c) => c.questions)) {
        assert.equal(new Set(options).size, 4, question);
        assert.ok(explanation.trim(), question);
        assert.ok(!asked.has(question), `asked twice: ${question}`);
        asked.add(question);
      }
    }
  });

  test(`${folder}: every chapter has study notes with its title`, async () => {
    const notes = files.filter((name) => name.endsWith('.notes.md'));
    const titles: string[] = [];
    for (const name of subjects) {
      const subject: Subject = JSON.parse(await read(name));
      for (const [index, { title, odia }] of subject.chapters.entries()) {
        const [heading] = (await read(name.replace('.json', `.${index + 1}.notes.md`))).split('\n');
        const [english] = heading!.slice('# '.length).split(' · ');
        assert.ok([title, odia?.title].includes(english), `${heading} in place of ${title}`);
        titles.push(title);
      }
    }
    assert.equal(notes.length, titles.length, 'no notes without a chapter');
  });

  test(`${folder}: a title has one language, and the two versions have the same numbers and formulas`, async () => {
    const parts = await Promise.all(subjects.map(async (name) => JSON.parse(await read(name))));
    const course = courseInput.parse({ ...JSON.parse(await read('course.json')), subjects: parts });
    const chapters = course.subjects.flatMap((subject) => subject.chapters);
    for (const texts of [course, ...course.subjects, ...chapters]) {
      assert.ok(!texts.title.includes(' · '), texts.title);
      assert.deepEqual(compareTexts(texts, texts.odia), [], texts.title);
    }
    for (const question of chapters.flatMap(({ questions }) => questions))
      assert.deepEqual(compareQuestions(question, question.odia), [], question.question);
    if (!BILINGUAL.includes(folder)) return;
    assert.deepEqual(countTranslation(course).missing, []);
    for (const { odia, question } of chapters.flatMap(({ questions }) => questions)) {
      assert.match(odia?.question ?? '', /\p{Script=Oriya}/u, question);
      assert.match(question, /\p{Script=Latin}/u);
    }
  });

  test(`${folder}: text is in NFC`, async () => {
    for (const name of files.filter((file) => /\.(json|md)$/.test(file))) {
      const text = await read(name);
      assert.equal(text, text.normalize('NFC'), name);
    }
  });
}

test('the demo PDFs pass the upload check and have the listed number of pages', async () => {
  const notes = (await readdir(COURSES, { recursive: true })).filter((name) => name.endsWith('.pdf')).sort();
  for (const name of notes.filter((_, index) => index % 20 === 0)) {
    const place = path.join(COURSES, name);
    assert.equal((await checkPdf(place)).pages, (await readPdfDetails(place)).pdfInfo.pages, name);
  }
});
