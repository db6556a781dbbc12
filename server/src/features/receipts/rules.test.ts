import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  computeCreditedTax,
  computeIncludedTax,
  formatReceiptNumber,
  getFinancialYear,
  getSeries,
} from './rules.ts';

const amount = fc.integer({ min: 1, max: 100_000_000 });

test('32 tax and taxable value are integers that add up to the amount', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom('21', '19'), (paise, buyer) => {
      const tax = computeIncludedTax(paise, { seller: '21', buyer });
      for (const part of [tax.taxable, tax.cgst, tax.sgst, tax.igst]) {
        assert.ok(Number.isInteger(part) && part >= 0);
      }
      assert.equal(tax.taxable + tax.cgst + tax.sgst + tax.igst, paise);
      assert.equal(tax.cgst, tax.sgst);
      assert.equal(buyer === '21' ? tax.igst : tax.cgst, 0);
      const exact = (paise * 18) / 118;
      assert.ok(Math.abs(tax.cgst + tax.sgst + tax.igst - exact) <= 1);
    }),
  );
});

test('32 the credit notes of a whole sale add up to its tax', () => {
  const parts = fc.array(fc.integer({ min: 100, max: 100_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(parts, fc.constantFrom('21', '19'), (amounts, buyer) => {
      const states = { seller: '21', buyer };
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
      const notes = amounts.map((amount, n) => computeCreditedTax(amount, sum(amounts.slice(0, n)), states));
      for (const [n, note] of notes.entries()) {
        assert.equal(note.taxable + note.cgst + note.sgst + note.igst, amounts[n]);
        for (const part of [note.taxable, note.cgst, note.sgst, note.igst]) assert.ok(part >= 0);
      }
      const sale = computeIncludedTax(sum(amounts), states);
      for (const key of ['taxable', 'cgst', 'sgst', 'igst'] as const)
        assert.equal(sum(notes.map((note) => note[key])), sale[key], key);
    }),
  );
});

test('32 the credit notes of two equal refunds contain an odd paisa of tax once', () => {
  const states = { seller: '21', buyer: '19' };
  const notes = [0, 100].map((credited) => computeCreditedTax(100, credited, states).igst);
  assert.deepEqual([notes, computeIncludedTax(200, states).igst], [[15, 16], 31]);
});

test('splits ₹1,180 into ₹1,000 and ₹180', () => {
  const tax = { sac: '999293', percent: 18, taxable: 100_000 };
  assert.deepEqual(computeIncludedTax(118_000, { seller: '21', buyer: '21' }), {
    ...tax,
    cgst: 9_000,
    sgst: 9_000,
    igst: 0,
    placeOfSupply: '21',
  });
  assert.deepEqual(computeIncludedTax(118_000, { seller: '21', buyer: '27' }), {
    ...tax,
    cgst: 0,
    sgst: 0,
    igst: 18_000,
    placeOfSupply: '27',
  });
});

for (const [moment, year] of [
  ['2026-03-31T18:29:59Z', '25-26'],
  ['2026-03-31T18:30:00Z', '26-27'],
  ['2027-01-01T00:00:00Z', '26-27'],
  ['2099-12-01T00:00:00Z', '99-00'],
] as const) {
  test(`${moment} is in the financial year ${year}`, () =>
    assert.equal(getFinancialYear(new Date(moment)), year));
}

test('a receipt number has at most 16 characters', () => {
  const series = getSeries('sale', new Date('2026-11-15T00:00:00Z'));
  assert.equal(formatReceiptNumber(series, 42), 'S/26-27/000042');
  assert.equal(formatReceiptNumber(series, 99_999_999).length, 16);
});
