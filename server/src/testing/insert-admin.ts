import { hash } from '@node-rs/argon2';
import { toNfc } from '@sikhya/contract/normalise.ts';
import type { AdminRole } from '@sikhya/contract/permissions.ts';
import type { Db } from '../database/database.ts';
import { admins } from '../database/tables/people.ts';

/** The cheapest hash: one with the cost of the product takes a tenth of a second of CPU time, and so does each check of it. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Creates an admin whose password is checked fast. Tests of passwords create theirs with `addAdmin()` of the product. */
export async function insertAdmin(
  db: Db,
  { username, password, role = 'owner' }: { username: string; password: string; role?: AdminRole },
): Promise<void> {
  await db.insert(admins).values({ username, passwordHash: await hashCheaply(password), role });
}

export const hashCheaply = (password: string): Promise<string> => hash(toNfc(password), COST);
