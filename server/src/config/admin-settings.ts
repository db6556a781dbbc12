import { translateToEnglish } from '@sikhya/contract/language/texts.ts';
import { SECOND_FACTOR_SETTINGS, type SecondFactorSetting } from '@sikhya/contract/second-factor.ts';
import { findPasswordProblem } from '../password-rules.ts';
import { StartFailure } from '../start-failure.ts';
import type { SettingReader } from './setting-reader.ts';

/** Outside production a shorter password is accepted, for trying the product on one's own computer. */
const MIN_LENGTH_IN_DEVELOPMENT = 8;

/** Sign-in accepts no longer name. */
const MAX_USERNAME_LENGTH = 200;

export function readFirstAdmin({ text, secret }: SettingReader, production: boolean) {
  const username = text('ADMIN_USERNAME', 'admin');
  if (username.length > MAX_USERNAME_LENGTH)
    throw new StartFailure(`The setting ADMIN_USERNAME must have at most ${MAX_USERNAME_LENGTH} characters.`);
  const password = secret('ADMIN_PASSWORD');
  if (password !== undefined && !production && password.length < MIN_LENGTH_IN_DEVELOPMENT) {
    throw new StartFailure(
      `The setting ADMIN_PASSWORD must have at least ${MIN_LENGTH_IN_DEVELOPMENT} characters.`,
    );
  }
  const problem = production && password !== undefined && findPasswordProblem(password, username);
  if (problem) {
    throw new StartFailure(
      `The setting ADMIN_PASSWORD is refused. ${translateToEnglish(problem)} \`openssl rand -base64 18\` makes a good one.`,
    );
  }
  return { username, password };
}

/** Which admins must have a second factor. */
export function readSecondFactor({ optional }: SettingReader): SecondFactorSetting {
  const value = optional('ADMIN_SECOND_FACTOR');
  const setting = SECOND_FACTOR_SETTINGS.find((each) => each === (value ?? 'optional'));
  if (setting) return setting;
  throw new StartFailure(
    `The setting ADMIN_SECOND_FACTOR must be ${SECOND_FACTOR_SETTINGS.join(', ')}, but it is '${value}'.`,
  );
}
