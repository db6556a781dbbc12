import type { Certificate } from '@sikhya/contract/certificates.ts';

/** The rounded mean; null without scores. */
export function toAverageScore(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** The stored row of a certificate. */
export type StoredCertificate = {
  code: string;
  name: string;
  issuedAt: Date;
  content: {
    courseTitle: string;
    odiaCourseTitle: string | null;
    text: string;
    signatory: string;
    odia: { text: string; signatory: string } | null;
    score: number | null;
    chapters: number;
    tests: number;
    passPercent: number;
    exam: { title: string; odiaTitle: string | null; score: number } | null;
  };
};

/**
 * Returns the content with corrected scores; null if nothing changes. `scores` lists those of the tests and, last, of the
 * final exam; a score is null if the student has deleted the result. The mean of the tests stays if one was deleted.
 */
export function correctContent<Content extends StoredCertificate['content']>(
  content: Content,
  scores: readonly (number | null)[],
): Content | null {
  const { exam } = content;
  const tests = exam ? scores.slice(0, -1) : scores;
  const known = tests.filter((score) => score !== null);
  const score = known.length === tests.length ? toAverageScore(known) : content.score;
  const examScore = exam ? (scores.at(-1) ?? exam.score) : null;
  if (score === content.score && examScore === (exam?.score ?? null)) return null;
  return { ...content, score, exam: exam && { ...exam, score: examScore! } };
}

export function toCertificate({ code, name, issuedAt, content }: StoredCertificate): Certificate {
  const { courseTitle, odiaCourseTitle, exam, ...rest } = content;
  return {
    ...rest,
    code,
    name,
    issuedAt: issuedAt.toISOString(),
    courseTitle,
    odiaTitles: { courseTitle: odiaCourseTitle, examTitle: exam?.odiaTitle ?? null },
    examTitle: exam?.title ?? null,
    examScore: exam?.score ?? null,
  };
}

/** The bits of a status list, most significant first. Bits that no certificate has had are zero. */
export function createStatusBits(
  { from, size, next }: { from: number; size: number; next: number },
  validIndexes: readonly number[],
): Buffer {
  const bits = Buffer.alloc(size / 8);
  const setBit = (index: number) => {
    bits[index >> 3] = bits[index >> 3]! | (128 >> (index & 7));
  };
  const valid = new Set(validIndexes);
  for (let index = from; index < Math.min(next, from + size); index += 1) {
    if (!valid.has(index)) setBit(index - from);
  }
  return bits;
}
