import fc from 'fast-check';

/** `toJson` replaces it by 1e999, which is valid JSON but too large for a JavaScript number. */
const NUMBER_TOO_LARGE = '\u{10fffd}1e999';

export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '%',
  '_',
  '%_\\',
  '%00',
  "'; drop table students; --",
  '../../etc/passwd',
  '%2e%2e%2f',
  '/etc/passwd',
  'https://elsewhere.example/files/x',
  'a\r\nset-cookie: x=1',
  '\u202e\u200b\ufeff',
  'ି'.repeat(60),
  'କ୍ଷ'.repeat(900),
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  '0x10',
  '୧',
  '2026-02-30T25:61:00Z',
  '00000000-0000-0000-0000-000000000000',
  '{"$gt":""}',
];

const LONG_TEXT = 'ଓ'.repeat(350_000);

const NUMBERS = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e21, 1.7e308, -1.7e308, 5e-324, NUMBER_TOO_LARGE];

const EMPTY_OR_BOOLEAN = [null, true, false, [], {}];

const DEEP = ['[', '{'].map((open) => {
  let value: unknown = 1;
  for (let level = 0; level < 50; level += 1) value = open === '[' ? [value] : { a: value };
  return value;
});

/** All hostile values that are not random. */
export const HOSTILE_VALUES: unknown[] = [
  ...HOSTILE_TEXTS,
  ...NUMBERS,
  ...EMPTY_OR_BOOLEAN,
  ...DEEP,
  LONG_TEXT,
];

/** Replaces fast-check's unit `binary`, which needs a second to create a map of all characters. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

export const hostileText = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 10, arbitrary: fc.string({ unit: anyCharacter, maxLength: 40 }) },
  { weight: 5, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 30, arbitrary: hostileText },
  { weight: 12, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 6, arbitrary: fc.constantFrom(...EMPTY_OR_BOOLEAN) },
  { weight: 4, arbitrary: fc.constantFrom(...DEEP) },
  { weight: 4, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constant(LONG_TEXT) },
);

/** Fields that an attacker might add to a request body. */
export const EXTRA_FIELDS: Record<string, unknown> = {
  role: 'admin',
  score: 100,
  passed: true,
  userId: '00000000-0000-7000-8000-000000000001',
  studentId: '00000000-0000-7000-8000-000000000001',
  startedAt: '2000-01-01T00:00:00.000Z',
  deadline: '2100-01-01T00:00:00.000Z',
  createdAt: '2000-01-01T00:00:00.000Z',
  paid: true,
  amount: 1,
  status: 'purchased',
  isAdmin: true,
};

/** Keys that can pollute the prototype of all objects. */
export const PROTOTYPE_KEYS = ['__proto__', 'constructor'] as const;

export function toJson(value: unknown): string {
  return (JSON.stringify(value) ?? '').replaceAll(JSON.stringify(NUMBER_TOO_LARGE), '1e999');
}
