type Timed = { seconds: number | null };

const SHOWN = 5;

/** The questions that took the most time, with their numbers; empty if no times were measured. */
export function getSlowestQuestions<Question extends Timed>(
  review: readonly Question[],
): (Question & { number: number; seconds: number })[] {
  return review
    .flatMap((question, index) => {
      const { seconds } = question;
      return seconds ? [{ ...question, seconds, number: index + 1 }] : [];
    })
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN);
}
