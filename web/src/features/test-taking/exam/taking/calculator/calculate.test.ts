import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_CALCULATOR, pressKey } from './calculate.ts';

const type = (keys: string) => [...keys].reduce(pressKey, EMPTY_CALCULATOR).display;

for (const [keys, expected] of [
  ['12+30=', '42'],
  ['2+3*4=', '20'],
  ['0.1+0.2=', '0.3'],
  ['.5*4=', '2'],
  ['1.2.3', '1.23'],
  ['007', '7'],
  ['9s', '3'],
  ['5n', '-5'],
  ['200+10%=', '220'],
  ['50%', '0.5'],
  ['8+*2=', '16'],
  ['12<<<', '0'],
  ['1+2=5', '5'],
  ['1/0=', null],
  ['1/0=7c7', '7'],
  ['4ns', null],
  ['1234567890123', '123456789012'],
] as const) {
  test(`the keys ${keys} show ${expected ?? 'an error'}`, () => assert.equal(type(keys), expected));
}
