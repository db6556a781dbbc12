import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clampZoom, getInitialZoom, stepZoom, toScale } from './zoom.ts';

test('the initial zoom is 150 % on a desktop and fits the width on a phone', () => {
  assert.equal(getInitialZoom({ innerWidth: 1280, innerHeight: 800 }), 1.5);
  assert.equal(getInitialZoom({ innerWidth: 640, innerHeight: 800 }), 1.5);
  assert.equal(getInitialZoom({ innerWidth: 639, innerHeight: 800 }), 'fit');
  assert.equal(getInitialZoom({ innerWidth: 740, innerHeight: 360 }), 'fit', 'a phone in landscape');
});

test('fit enlarges a small page to at most 200 %', () => {
  assert.equal(toScale('fit', 300, 600), 0.5);
  assert.equal(toScale('fit', 600, 100), 2);
  assert.equal(toScale(1.7, 300, 600), 1.7);
});

test('zoom changes by 20 % and stays between 50 % and 300 %', () => {
  assert.equal(stepZoom(1.5, 1), 1.7);
  assert.equal(stepZoom(stepZoom(1.5, 1), -1), 1.5);
  assert.equal(stepZoom(2.9, 1), 3);
  assert.equal(stepZoom(0.6, -1), 0.5);
  assert.equal(clampZoom(9), 3);
  assert.equal(clampZoom(0.1), 0.5);
});
