import { createECDH } from 'node:crypto';
import { StartFailure } from '../start-failure.ts';
import { hasLittleVariety } from '../weak-secrets.ts';
import type { SettingReader } from './setting-reader.ts';

/** Random secrets have more, even 32 hexadecimal digits. */
const MIN_DIFFERENT_CHARACTERS = 8;

/** The first secret signs new tokens. Tokens signed with the second stay valid, so that the secret can be changed. */
export function readSessionSecrets({ secret }: SettingReader, production: boolean): string[] {
  const current = secret('SESSION_SECRET');
  const previous = secret('SESSION_SECRET_PREVIOUS');
  const secrets = [current, previous].filter((each) => each !== undefined);
  if (current && current.length < 32) {
    throw new StartFailure(
      'SESSION_SECRET must have at least 32 characters; `openssl rand -base64 48` makes a good one.',
    );
  }
  if (previous && previous.length < 32) {
    throw new StartFailure(
      'SESSION_SECRET_PREVIOUS must have at least 32 characters; set it to the former SESSION_SECRET, or remove it.',
    );
  }
  if (previous && !current) {
    throw new StartFailure(
      'SESSION_SECRET_PREVIOUS is set without SESSION_SECRET; set both, or neither to use the secret in DATA_DIR.',
    );
  }
  if (production && !current) {
    throw new StartFailure(
      'In production SESSION_SECRET must be set, with at least 32 characters; `openssl rand -base64 48` makes a good one.',
    );
  }
  if (production && secrets.some((each) => hasLittleVariety(each, MIN_DIFFERENT_CHARACTERS))) {
    throw new StartFailure(
      'SESSION_SECRET and SESSION_SECRET_PREVIOUS must not repeat a few characters, because they would be easy to guess; `openssl rand -base64 48` makes a good one.',
    );
  }
  return secrets;
}

/** Returns null without PUSH_PRIVATE_KEY. */
export function readPushKey({ optional }: SettingReader): string | null {
  const key = optional('PUSH_PRIVATE_KEY');
  if (key === undefined) return null;
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== 32 || bytes.toString('base64url') !== key || !isPrivateKey(bytes))
    throw new StartFailure(
      'The setting PUSH_PRIVATE_KEY must be a private key of the curve P-256: 32 bytes in base64url, 43 characters.',
    );
  return key;
}

/** A private key of P-256 is above 0 and below the order of the curve. */
function isPrivateKey(bytes: Buffer): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(bytes);
    return true;
  } catch {
    return false;
  }
}

export function readMetricsToken({ optional }: SettingReader): string | undefined {
  const token = optional('METRICS_TOKEN');
  if (token !== undefined && !/^[\w.~+/-]{16,}=*$/.test(token)) {
    throw new StartFailure(
      'METRICS_TOKEN must have at least 16 characters, letters, digits and any of . ~ + / - _; `openssl rand -hex 24` makes a good one.',
    );
  }
  return token;
}
