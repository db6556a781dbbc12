import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionFrom } from './session-user.ts';

const PROFILE = { name: 'ଶ୍ରୀକାନ୍ତ', photoUrl: 'https://x/y', email: 's@example.com' };

test('name, e-mail and username fall back to the profile', () => {
  const { name, email, username } = sessionFrom({ role: 'student', googleProfile: PROFILE });
  assert.deepEqual([name, email, username], ['ଶ୍ରୀକାନ୍ତ', 's@example.com', 'ଶ୍ରୀକାନ୍ତ']);
});

test("the profile's name and e-mail fall back to the person's own", () => {
  const { googleProfile } = sessionFrom({
    role: 'student',
    name: 'Srikanta',
    email: 'own@example.com',
    googleProfile: { name: '', photoUrl: '', email: '' },
  });
  assert.deepEqual(googleProfile, { name: 'Srikanta', photoUrl: '', email: 'own@example.com' });
});

test('a role that does not exist counts as guest', () => {
  assert.equal(sessionFrom({ role: 'teacher' } as never).role, 'guest');
});

test('what is not known is empty, and nobody is more than a guest by silence', () => {
  const { role, name, googleProfile, purchasedCourses } = sessionFrom({});
  assert.deepEqual([role, name, googleProfile, purchasedCourses], ['guest', '', null, []]);
});
