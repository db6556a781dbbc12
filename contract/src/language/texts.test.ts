import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLocale } from './language.ts';
import { defineTexts, getTexts, message, translate } from './texts.ts';

const texts = defineTexts({
  title: { en: 'My Courses', or: 'ମୋ ପାଠ୍ୟକ୍ରମ' },
  greeting: { en: 'Hello {name}', or: '{name}, ନମସ୍କାର' },
  chapters: {
    en: { one: '{count:number} chapter', other: '{count:number} chapters' },
    or: '{count:number}ଟି ଅଧ୍ୟାୟ',
  },
  terms: { en: 'Read the <link>terms</link>.', or: '<link>ସର୍ତ୍ତାବଳୀ</link> ପଢ଼ନ୍ତୁ।' },
});
const english = getTexts(texts, getLocale('en'));
const odia = getTexts(texts, getLocale('or'));

test('gives fixed texts as strings and texts with parameters as functions', () => {
  assert.equal(english.title, 'My Courses');
  assert.equal(odia.title, 'ମୋ ପାଠ୍ୟକ୍ରମ');
  assert.equal(english.greeting({ name: '{count}' }), 'Hello {count}');
  assert.equal(odia.greeting({ name: 'Asha' }), 'Asha, ନମସ୍କାର');
});

test('chooses the plural form and groups numbers as in India', () => {
  assert.equal(english.chapters({ count: 1 }), '1 chapter');
  assert.equal(english.chapters({ count: 0 }), '0 chapters');
  assert.equal(english.chapters({ count: 120_000 }), '1,20,000 chapters');
  assert.equal(odia.chapters({ count: 1 }), '1ଟି ଅଧ୍ୟାୟ');
  assert.equal(getTexts(texts, getLocale('or', 'odia')).chapters({ count: 120_000 }), '୧,୨୦,୦୦୦ଟି ଅଧ୍ୟାୟ');
});

test('returns the same object for the same language, so that hooks can depend on it', () => {
  assert.equal(getTexts(texts, getLocale('or')), odia);
  assert.notEqual(english, odia);
});

test('a message is translated later', () => {
  assert.equal(translate(message(texts.chapters, { count: 2 }), getLocale('en')), '2 chapters');
  assert.equal(translate(message(texts.title), getLocale('or')), 'ମୋ ପାଠ୍ୟକ୍ରମ');
  const nested = message(texts.greeting, { name: message(texts.chapters, { count: 2 }) });
  assert.equal(translate(nested, getLocale('or')), '2ଟି ଅଧ୍ୟାୟ, ନମସ୍କାର');
});

test('the compiler rejects missing texts and wrong parameters', () => {
  // @ts-expect-error the Odia text is missing
  defineTexts({ a: { en: 'A' } });
  // @ts-expect-error the Odia text has no such parameter
  defineTexts({ a: { en: 'A {name}', or: 'ଅ' } });
  // @ts-expect-error the parameter has another type in Odia
  defineTexts({ a: { en: 'A {count:number}', or: 'ଅ {count}' } });
  // @ts-expect-error the Odia text has no link
  defineTexts({ a: { en: '<link>A</link>', or: 'ଅ' } });
  // @ts-expect-error a third language
  defineTexts({ a: { en: 'A', or: 'ଅ', hi: 'अ' } });
  // @ts-expect-error the parameter is a number
  english.chapters({ count: '2' });
  // @ts-expect-error the parameter is missing
  message(texts.greeting);
  // @ts-expect-error no such text
  assert.equal(english.titel, undefined);
});
