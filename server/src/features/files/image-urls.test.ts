import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFileId } from '@sikhya/contract/files.ts';
import { newId } from '../../database/new-id.ts';
import { createImageUrls } from './image-urls.ts';

const [NEW, OLD, OTHER] = ['n', 'o', 'x'].map((letter) => letter.repeat(40)) as [string, string, string];
const queryOf = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams);

test('a URL stays the same for a day, so that browsers can cache the picture', () => {
  const id = newId();
  const clock = { now: new Date('2026-03-05T00:00:00Z') };
  const images = createImageUrls([NEW], () => clock.now);
  const url = images.signUrl(id);
  assert.equal(findFileId(url), id);
  clock.now = new Date('2026-03-05T23:59:59Z');
  assert.equal(images.signUrl(id), url);
  clock.now = new Date('2026-03-06T00:00:00Z');
  assert.notEqual(images.signUrl(id), url);
  assert.ok(images.isSigned(id, queryOf(url)));
});

test("several processes accept each other's URLs, also while the secret is rotated", () => {
  const now = () => new Date('2026-03-05T12:00:00Z');
  const id = newId();
  const before = queryOf(createImageUrls([OLD], now).signUrl(id));
  const after = queryOf(createImageUrls([NEW, OLD], now).signUrl(id));
  assert.ok(createImageUrls([NEW, OLD], now).isSigned(id, before));
  assert.ok(createImageUrls([NEW], now).isSigned(id, after));
  assert.ok(!createImageUrls([OTHER], now).isSigned(id, after));
  assert.ok(!createImageUrls([NEW], now).isSigned(id, before));
});

test('accepts the URL of a server whose clock is ahead at midnight', () => {
  const id = newId();
  const ahead = createImageUrls([NEW], () => new Date('2026-03-06T00:00:01Z')).signUrl(id);
  assert.ok(createImageUrls([NEW], () => new Date('2026-03-05T23:59:59Z')).isSigned(id, queryOf(ahead)));
});
