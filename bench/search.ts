import { RARE_WORDS, rareWord } from '../server/src/testing/many-courses.ts';
import type { Running } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';
import { median } from './median.ts';
import { COURSES, productWithCourses } from './product-with-courses.ts';

const MANY = (FULL ? 10 : 2) * COURSES;
const AT_MOST = 2;

/** The words of each kind are all different, so that none is answered from what was found a moment ago. */
const SEARCHES: Record<string, string[]> = {
  'a rare word, in 10 courses': Array.from({ length: RARE_WORDS }, (_, n) => rareWord(n)),
  'what no course holds': Array.from({ length: 200 }, (_, n) => `nowhere ${n}`),
  'a common word': ['history', 'ଇତିହାସ', 'grammar', 'ସାହିତ୍ୟ', 'polity', 'ଭୂଗୋଳ', 'economy', 'ବିଜ୍ଞାନ'],
  'two letters': ['hi', 'ଇତ', 'gr', 'ସା', 'po', 'ଭୂ', 'ec', 'ବି'],
  'two letters that no course holds': Array.from('bdfjvwxz', (letter) => [`${letter}q`, `q${letter}`]).flat(),
};

/** What a search costs among ten times as many courses. */
export async function search(few: Running): Promise<void> {
  const many = await productWithCourses(MANY);
  try {
    for (const [name, words] of Object.entries(SEARCHES)) {
      const times: { few: number[]; many: number[] } = { few: [], many: [] };
      // in turns, so that a noisy machine is noisy for both
      for (const word of words) {
        times.few.push(await timeOf(few.address, word));
        times.many.push(await timeOf(many.address, word));
      }
      const [inFew, inMany] = [median(times.few), median(times.many)];
      console.log(
        `  ${name}: ${inFew.toFixed(1)} ms among ${COURSES}, ${inMany.toFixed(1)} ms among ${MANY} courses;` +
          ` ratio: ${(inMany / inFew).toFixed(2)}, at most ${AT_MOST}`,
      );
    }
  } finally {
    await many.stop();
  }
}

async function timeOf(address: string, word: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${address}/api/public/courses?limit=8&search=${encodeURIComponent(word)}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`a search was answered with ${answer.status}`);
  return performance.now() - began;
}
