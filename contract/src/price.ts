import { PRICE } from './constants.ts';
import { defineTexts, type Message, message } from './language/texts.ts';
import { MAX_RUPEES } from './money.ts';

const texts = defineTexts({
  notANumber: { en: 'The price must be a number.', or: 'ମୂଲ୍ୟ ଏକ ସଂଖ୍ୟା ହେବା ଆବଶ୍ୟକ।' },
  tooManyDecimals: {
    en: 'The price can have at most two decimals.',
    or: 'ମୂଲ୍ୟରେ ଦଶମିକ ପରେ ଅତି ବେଶିରେ ଦୁଇଟି ଅଙ୍କ ରହିପାରେ।',
  },
  tooLow: {
    en: 'The price must be at least ₹{minimum:number}.',
    or: 'ମୂଲ୍ୟ ଅତି କମରେ ₹{minimum:number} ହେବା ଆବଶ୍ୟକ।',
  },
  tooHigh: {
    en: 'The price must be at most ₹{maximum:number}.',
    or: 'ମୂଲ୍ୟ ଅତି ବେଶିରେ ₹{maximum:number} ହୋଇପାରେ।',
  },
});

/** Returns why a price is not allowed for a paid course; undefined when it is allowed. */
export function validatePaidPrice(rupees: number): Message | undefined {
  if (!Number.isFinite(rupees)) return message(texts.notANumber);
  if (rupees > MAX_RUPEES) return message(texts.tooHigh, { maximum: MAX_RUPEES });
  if (Math.abs(Math.round(rupees * 100) - rupees * 100) > 1e-6) return message(texts.tooManyDecimals);
  if (rupees < PRICE.minimumRupees) return message(texts.tooLow, { minimum: PRICE.minimumRupees });
  return undefined;
}
