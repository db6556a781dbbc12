import type { CourseState } from '@sikhya/contract/authoring.ts';
import { toSlug } from '@sikhya/contract/slug.ts';
import type { Tx } from '../../database/database.ts';
import { setCourseState } from './queries.ts';
import * as queries from './slug-queries.ts';

/**
 * Gives the course the slug of its title, with a number if another course has or had it. Keeps a slug that fits the title
 * already. The slugs that a published course had before still lead to it; nobody has seen those of a draft, so they are freed.
 */
export async function assignSlug(
  tx: Tx,
  { id: courseId, slug, state }: { id: string; slug: string; state: CourseState },
  title: string,
): Promise<string> {
  const wanted = toSlug(title);
  if (slug === wanted || (slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1))))
    return slug;
  const taken = await queries.findSlugs(tx, wanted);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? wanted : `${wanted}-${number}`;
    const owner = taken.get(candidate);
    if (owner !== undefined && owner !== courseId) continue;
    if (!(await queries.takeSlug(tx, candidate, courseId))) continue;
    await setCourseState(tx, courseId, { slug: candidate });
    if (state === 'draft') await queries.freeOtherSlugs(tx, courseId, candidate);
    return candidate;
  }
}
