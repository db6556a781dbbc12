import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Codes of the step before and after are accepted, because the clock of a telephone may differ. */
const STEPS = [0, -1, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of one time step, as RFC 6238 defines it. */
export function createTotpCode(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE(hash[hash.length - 1]! & 15) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function toTotpStep(time: Date): number {
  return Math.floor(time.getTime() / 1000 / STEP_SECONDS);
}

/** Returns the time step of a valid code, or null. Steps up to `lastStep` were used before and are refused. */
export function findTotpStep(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | null {
  const typed = Buffer.from(code);
  const steps = STEPS.map((offset) => toTotpStep(now) + offset).filter((step) => step > lastStep);
  const isCodeOf = (step: number) => {
    const expected = Buffer.from(createTotpCode(secret, step));
    return expected.length === typed.length && timingSafeEqual(expected, typed);
  };
  return steps.find(isCodeOf) ?? null;
}

/** The address that authenticator apps read from the QR code. */
export function createTotpUri(secret: Uint8Array, { issuer, account }: { issuer: string; account: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}

export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => BASE32[parseInt(group.padEnd(5, '0'), 2)]).join('');
}
