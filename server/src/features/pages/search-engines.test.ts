import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '../../testing/test-app.ts';
import { createTestCourse } from '../../testing/test-courses.ts';

const { app, db } = await testApp({ PUBLIC_URL: 'https://sikhya.example/ignored?x=1' });

test('robots.txt excludes the pages of signed-in people and names the sitemap', async () => {
  const response = await app.inject('/robots.txt');
  assert.equal(response.statusCode, 200);
  assert.match(String(response.headers['content-type']), /^text\/plain/);
  const lines = response.body.split('\n');
  for (const line of [
    'Disallow: /student/',
    'Disallow: /admin/',
    'Disallow: /or/student/',
    'Allow: /api/public/',
  ]) {
    assert.ok(lines.includes(line), line);
  }
  assert.ok(lines.includes('Sitemap: https://sikhya.example/sitemap.xml'));
});

test('the sitemap lists the public pages with the date of the last change', async () => {
  const empty = await app.inject('/sitemap.xml');
  assert.match(String(empty.headers['content-type']), /^application\/xml/);
  assert.doesNotMatch(empty.body, /lastmod/);
  assert.deepEqual(
    [...empty.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]),
    [
      'https://sikhya.example/',
      'https://sikhya.example/or',
      'https://sikhya.example/about',
      'https://sikhya.example/or/about',
      'https://sikhya.example/cancellation-refund',
      'https://sikhya.example/or/cancellation-refund',
      'https://sikhya.example/terms-conditions',
      'https://sikhya.example/or/terms-conditions',
      'https://sikhya.example/shipping',
      'https://sikhya.example/or/shipping',
      'https://sikhya.example/privacy',
      'https://sikhya.example/or/privacy',
      'https://sikhya.example/contact-us',
      'https://sikhya.example/or/contact-us',
    ],
  );

  const course = await createTestCourse(db, {}, new Date('2026-03-04T05:06:07.000Z'));
  const { body } = await app.inject('/sitemap.xml');
  assert.ok(body.includes(`<loc>https://sikhya.example/</loc><lastmod>${course.updatedAt}</lastmod>`));
  assert.ok(
    body.includes('<xhtml:link rel="alternate" hreflang="or" href="https://sikhya.example/or/about"/>'),
  );
  assert.equal(body.match(/lastmod/g)?.length, 4);
});
