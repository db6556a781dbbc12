import { hash, verify } from '@node-rs/argon2';
import { toNfc } from '@sikhya/contract/normalise.ts';

/** OWASP's parameters for argon2id, the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(toNfc(password), COST);
}

/** The hash of a word that nobody knows, so that an unknown name takes as long as a wrong password. */
let decoy: Promise<string> | undefined;

/** Whether the password is right; never so for an absent hash, but only after the same work. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const fits = await verify(passwordHash ?? (await decoy), toNfc(password));
  return fits && passwordHash !== undefined;
}
