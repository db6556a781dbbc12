import { defineTexts, type Message, message } from './language/texts.ts';
import { toNfc } from './normalise.ts';

/** Counted in characters (code points) of the normalised password. There are no other rules about its characters. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;

const texts = defineTexts({
  tooShort: {
    en: 'A password has at least {min:number} characters.',
    or: 'ପାସୱାର୍ଡରେ ଅତି କମରେ {min:number}ଟି ଅକ୍ଷର ରହେ।',
  },
  tooLong: {
    en: 'A password has at most {max:number} characters.',
    or: 'ପାସୱାର୍ଡରେ ଅତି ବେଶିରେ {max:number}ଟି ଅକ୍ଷର ରହେ।',
  },
});

/** Returns why the length of a new password is refused, or null. */
export function findLengthProblem(password: string): Message | null {
  const length = [...toNfc(password)].length;
  if (length < PASSWORD_LENGTH.min) return message(texts.tooShort, { min: PASSWORD_LENGTH.min });
  if (length > PASSWORD_LENGTH.max) return message(texts.tooLong, { max: PASSWORD_LENGTH.max });
  return null;
}
