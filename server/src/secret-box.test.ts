import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSecretBox } from './secret-box.ts';

const OLD = 'o'.repeat(40);
const NEW = 'n'.repeat(40);
const content = Buffer.from('twenty bytes secret!');

test('decrypts what it encrypted, for the same owner only', () => {
  const box = createSecretBox([NEW], 'second factor');
  const encrypted = box.encrypt(content, 'asha');
  assert.deepEqual(box.decrypt(encrypted, 'asha'), { content, isCurrent: true });
  assert.equal(box.decrypt(encrypted, 'bina'), null);
  assert.notEqual(box.encrypt(content, 'asha'), encrypted);
});

test('decrypts content of the previous session secret, and nothing after that is gone', () => {
  const encrypted = createSecretBox([OLD], 'second factor').encrypt(content, 'asha');
  assert.deepEqual(createSecretBox([NEW, OLD], 'second factor').decrypt(encrypted, 'asha'), {
    content,
    isCurrent: false,
  });
  assert.equal(createSecretBox([NEW], 'second factor').decrypt(encrypted, 'asha'), null);
});

test('refuses damaged content', () => {
  const box = createSecretBox([NEW], 'second factor');
  const encrypted = box.encrypt(content, 'asha');
  for (const damaged of ['', 'x', encrypted.slice(0, -4), `${encrypted}AAAA`, `AAAA${encrypted.slice(4)}`])
    assert.equal(box.decrypt(damaged, 'asha'), null);
});

test('separates the purposes, so that content of one feature is nothing to another', () => {
  const encrypted = createSecretBox([NEW], 'second factor').encrypt(content, 'asha');
  assert.equal(createSecretBox([NEW], 'certificate keys').decrypt(encrypted, 'asha'), null);
});
