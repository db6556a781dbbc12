import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id, the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** The hash of a word that nobody knows, so that an unknown name takes as long as a wrong password. */
let decoy: Promise<string> | undefined;

/** Whether the password is right; never so for an absent hash, but only after the same work. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const fits = await verify(passwordHash ?? (await decoy), password.normalize('NFC'));
  return fits && passwordHash !== undefined;
}
