import { RARE_WORDS, rareWord } from '../server/src/testing/many-courses.ts';
import type { Running } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';
import { median } from './median.ts';
import { COURSES, startProductWithCourses } from './product-with-courses.ts';

const MANY = (FULL ? 10 : 2) * COURSES;
const MAX_RATIO = 2;

/** All words are different, so that no response comes from the cache. */
const SEARCHES: Record<string, string[]> = {
  'a rare word (10 courses)': Array.from({ length: RARE_WORDS }, (_, n) => rareWord(n)),
  'a word of no course': Array.from({ length: 200 }, (_, n) => `nowhere ${n}`),
  'a common word': ['history', 'ଇତିହାସ', 'grammar', 'ସାହିତ୍ୟ', 'polity', 'ଭୂଗୋଳ', 'economy', 'ବିଜ୍ଞାନ'],
  'two letters': ['hi', 'ଇତ', 'gr', 'ସା', 'po', 'ଭୂ', 'ec', 'ବି'],
  'two letters of no course': Array.from('bdfjvwxz', (letter) => [`${letter}q`, `q${letter}`]).flat(),
};

/** Compares a search with one among ten times as many courses (twice as many without `--full`). */
export async function search(few: Running): Promise<void> {
  const many = await startProductWithCourses(MANY);
  try {
    for (const [name, words] of Object.entries(SEARCHES)) {
      const times: { few: number[]; many: number[] } = { few: [], many: [] };
      // Alternate, so that noise of the machine affects both.
      for (const word of words) {
        times.few.push(await measure(few.address, word));
        times.many.push(await measure(many.address, word));
      }
      const [inFew, inMany] = [median(times.few), median(times.many)];
      console.log(
        `  ${name}: ${inFew.toFixed(1)} ms among ${COURSES}, ${inMany.toFixed(1)} ms among ${MANY} courses;` +
          ` ratio: ${(inMany / inFew).toFixed(2)}, at most ${MAX_RATIO}`,
      );
    }
  } finally {
    await many.stop();
  }
}

async function measure(address: string, word: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${address}/api/public/courses?limit=8&search=${encodeURIComponent(word)}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`a search returned ${response.status}`);
  return performance.now() - start;
}
