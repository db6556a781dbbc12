import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasSameContent, type MessageForm } from './message-form.ts';

const FORM: MessageForm = {
  audience: 'all',
  course: { _id: '01890a5d-ac96-774b-bcce-b302099a8057', title: 'Rivers', odiaTitles: { title: null } },
  student: null,
  title: 'New chapters ',
  text: 'Read them.',
  odia: { title: '', text: '' },
};

test('forms have the same content if the server stores the same', () => {
  assert.equal(hasSameContent(FORM, { ...FORM, title: 'New chapters', course: null }), true);
  assert.equal(hasSameContent(FORM, { ...FORM, text: 'Read it.' }), false);
  const toCourse: MessageForm = { ...FORM, audience: 'course' };
  assert.equal(hasSameContent(toCourse, { ...toCourse, course: null }), false);
});
