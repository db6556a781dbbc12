import { defineTexts, type Message, message } from '@sikhya/contract/language/texts.ts';
import { toNfc } from '@sikhya/contract/normalise.ts';
import { findLengthProblem } from '@sikhya/contract/password.ts';
import { isCommonPassword } from './weak-secrets.ts';

const texts = defineTexts({
  isUsername: {
    en: 'The password must not be the username.',
    or: 'ପାସୱାର୍ଡ ଓ ବ୍ୟବହାରକାରୀ ନାମ ସମାନ ହେବା ଉଚିତ ନୁହେଁ।',
  },
  tooCommon: {
    en: 'This password is too easy to guess. Choose another one, such as four random words.',
    or: 'ଏହି ପାସୱାର୍ଡ ସହଜରେ ଅନୁମାନ କରିହେବ। ଅନ୍ୟ ଏକ ପାସୱାର୍ଡ ବାଛନ୍ତୁ, ଯେପରି ପରସ୍ପର ସମ୍ପର୍କ ନଥିବା ଚାରିଟି ଶବ୍ଦ।',
  },
});

/** The rule for every new password of an admin. Returns why it is refused, or null. */
export function findPasswordProblem(password: string, username: string): Message | null {
  const lengthProblem = findLengthProblem(password);
  if (lengthProblem) return lengthProblem;
  if (toNfc(password).toLowerCase() === toNfc(username).toLowerCase()) return message(texts.isUsername);
  return isCommonPassword(password, [username]) ? message(texts.tooCommon) : null;
}
