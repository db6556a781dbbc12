import { hash, verify } from '@node-rs/argon2';
import { toNfc } from '@sikhya/contract/normalise.ts';

/** OWASP's parameters for argon2id, the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(toNfc(password), COST);
}

/** A hash to compare with for unknown names, so that they take as long as a wrong password. */
let dummyHash: Promise<string> | undefined;

/** Returns false without a hash, but only after the same work. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const isCorrect = await verify(passwordHash ?? (await dummyHash), toNfc(password));
  return isCorrect && passwordHash !== undefined;
}
