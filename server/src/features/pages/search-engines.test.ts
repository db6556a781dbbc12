import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HELP_ARTICLE_NAMES } from '@sikhya/contract/help-articles.ts';
import { eq } from 'drizzle-orm';
import { courses } from '../../database/tables/courses.ts';
import { createManyCourses } from '../../testing/many-courses.ts';
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
      'https://sikhya.example/courses',
      'https://sikhya.example/or/courses',
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
      'https://sikhya.example/help',
      'https://sikhya.example/or/help',
      ...HELP_ARTICLE_NAMES.flatMap((name) => [
        `https://sikhya.example/help/${name}`,
        `https://sikhya.example/or/help/${name}`,
      ]),
    ],
  );

  const course = await createTestCourse(db, {}, new Date('2026-03-04T05:06:07.000Z'));
  const { body } = await app.inject('/sitemap.xml');
  assert.ok(body.includes(`<loc>https://sikhya.example/</loc><lastmod>${course.updatedAt}</lastmod>`));
  assert.ok(
    body.includes('<xhtml:link rel="alternate" hreflang="or" href="https://sikhya.example/or/about"/>'),
  );
  const page = `https://sikhya.example/courses/${course.slug}`;
  assert.ok(body.includes(`<loc>${page}</loc><lastmod>${course.updatedAt}</lastmod>`));
  assert.ok(body.includes(`hreflang="or" href="https://sikhya.example/or/courses/${course.slug}"`));
  assert.equal(body.match(/<lastmod>/g)?.length, 6);
});

test('the sitemap leaves out courses that are not in the catalogue', async () => {
  const { _id, slug } = await createTestCourse(db, { title: 'Hidden' });
  assert.ok((await app.inject('/sitemap.xml')).body.includes(`/${slug}<`));
  await db.update(courses).set({ state: 'archived' }).where(eq(courses.id, _id));
  assert.ok(!(await app.inject('/sitemap.xml')).body.includes(`/${slug}<`));
});

test('a large catalogue has an index of sitemaps that together list every course once', async () => {
  await createManyCourses(db, { from: 0, to: 2100 });
  const index = (await app.inject('/sitemap.xml')).body;
  const sitemaps = [...index.matchAll(/<sitemap><loc>https:\/\/sikhya\.example(.*?)<\/loc>/g)].map(
    (match) => match[1]!,
  );
  assert.deepEqual(sitemaps, ['/sitemaps/0.xml', '/sitemaps/1.xml', '/sitemaps/2.xml']);
  const bodies = await Promise.all(sitemaps.map(async (path) => (await app.inject(path)).body));
  assert.ok(bodies[0]!.includes('<loc>https://sikhya.example/about</loc>'));
  const slugs = bodies.flatMap((body) =>
    [...body.matchAll(/<loc>https:\/\/sikhya\.example\/courses\/(.*?)<\/loc>/g)].map((match) => match[1]),
  );
  assert.equal(new Set(slugs).size, 2101);
  assert.equal(slugs.length, 2101);
  for (const path of ['/sitemaps/3.xml', '/sitemaps/x.xml', '/sitemaps/1']) {
    assert.equal((await app.inject(path)).statusCode, 404);
  }
});
