import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasLittleVariety, isCommonPassword } from './weak-secrets.ts';

const COMMON = [
  'password',
  'P@ssw0rd',
  'Passw0rd!2026',
  'passwordpassword',
  'MyPassword123',
  'admin',
  'Administrator1',
  'Admin@12345678',
  'admin-password',
  'qwertyuiop12',
  'letmein!!!!!',
  'changeme-now',
  '123456789012',
  '1234-5678-9012',
  '2026-11-16 2026',
  'abcdefghijkl',
  'zyxwvutsrqpo',
  'aaaaaaaaaaaa',
  'abababababab',
  'Odisha@12345',
  'sikhya-admin-1',
  '1qaz2wsx3edc4rfv',
  'JustinBieber',
  'Liverpool#2026!!',
  '2026-mercedes-2026',
  '12345678901234567890',
];

for (const password of COMMON) {
  test(`'${password}' is a common password`, () => assert.equal(isCommonPassword(password), true));
}

const STRONG = [
  'correct horse battery',
  'first-password',
  'long enough',
  'kV9#mT2$xQ7',
  'ପାସୱାର୍ଡ-123',
  'Zug-fährt-um-9',
  '8264 0917 3352 7481',
  '+;!?§&/(=*#~><|{',
];

for (const password of STRONG) {
  test(`'${password}' is not a common password`, () => assert.equal(isCommonPassword(password), false));
}

test('a password that contains the username is a common password', () => {
  assert.equal(isCommonPassword('kaberi-2026'), false);
  assert.equal(isCommonPassword('kaberi-2026', ['Kaberi']), true);
});

test('a text that repeats one part has little variety', () => {
  for (const text of [
    'xxxxxxxxxxxx',
    'abcabcabcabc',
    'secret-secret-secret-',
    '0123456789abcdef0123456789abcdef',
  ])
    assert.equal(hasLittleVariety(text, 8), true, text);
  for (const text of ['0123456789abcdef', 'the quick brown fox'])
    assert.equal(hasLittleVariety(text, 8), false, text);
});
