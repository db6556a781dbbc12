import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clampZoom, firstZoom, scaleOf, zoomStep } from './zoom.ts';

test('a desktop starts at 150 %, a phone as wide as its screen', () => {
  assert.equal(firstZoom({ innerWidth: 1280, innerHeight: 800 }), 1.5);
  assert.equal(firstZoom({ innerWidth: 640, innerHeight: 800 }), 1.5);
  assert.equal(firstZoom({ innerWidth: 639, innerHeight: 800 }), 'fit');
  assert.equal(firstZoom({ innerWidth: 740, innerHeight: 360 }), 'fit', 'a phone held sideways');
});

test('fitting never blows a small page up beyond 2', () => {
  assert.equal(scaleOf('fit', 300, 600), 0.5);
  assert.equal(scaleOf('fit', 600, 100), 2);
  assert.equal(scaleOf(1.7, 300, 600), 1.7);
});

test('zoom goes by 20 % and stays between 50 % and 300 %', () => {
  assert.equal(zoomStep(1.5, 1), 1.7);
  assert.equal(zoomStep(zoomStep(1.5, 1), -1), 1.5);
  assert.equal(zoomStep(2.9, 1), 3);
  assert.equal(zoomStep(0.6, -1), 0.5);
  assert.equal(clampZoom(9), 3);
  assert.equal(clampZoom(0.1), 0.5);
});
