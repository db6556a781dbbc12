/** Statistics of the answers to a question: how hard it is, and whether good students answer it better. */

/** The right options are those that count now, after corrections. */
export type AnsweredQuestion = {
  _id: string;
  options: readonly string[];
  rightOptions: readonly number[];
};

/** Answers in the order of the paper; a negative number means no answer. */
export type ResultAnswers = {
  questions: readonly AnsweredQuestion[];
  answers: readonly number[];
  /** How long each question was on the screen; null if it was not measured. */
  seconds: readonly number[] | null;
};

export type QuestionAnalysis = {
  _id: string;
  results: number;
  /** The share of results with a right answer; an empty answer is not right. */
  shareRight: number;
  discrimination: number | null;
  chosen: number[];
  unanswered: number;
  /** The median of the students who saw the question; null if none were measured. */
  medianSeconds: number | null;
  /** The option that more than half of the best quarter chose; null if there is none or too few results. */
  bestOption: number | null;
};

/** With fewer results a correlation is chance. */
const MIN_RESULTS = 10;

type Sums = { results: number; right: number; rest: number; restSquared: number; restOfRight: number };

/**
 * The discrimination is the correlation of a right answer with the share of the other questions of the paper that were
 * answered rightly. Near 1 good students know the answer, near 0 it says nothing, and below 0 the key may be wrong.
 */
export function analyseQuestions(results: Iterable<ResultAnswers>): QuestionAnalysis[] {
  const found = new Map<string, { sums: Sums; chosen: number[]; unanswered: number; seconds: number[] }>();
  const graded: GradedAnswers[] = [];
  for (const result of results) {
    const { questions, answers, seconds } = result;
    const isRight = questions.map(({ rightOptions }, index) => rightOptions.includes(answers[index] ?? -1));
    const total = isRight.filter(Boolean).length;
    graded.push({ ...result, share: total / questions.length });
    for (const [index, { _id, options }] of questions.entries()) {
      const entry = found.get(_id) ?? {
        sums: createSums(),
        chosen: options.map(() => 0),
        unanswered: 0,
        seconds: [],
      };
      found.set(_id, entry);
      if (seconds?.[index]) entry.seconds.push(seconds[index]);
      const answer = answers[index] ?? -1;
      if (answer < 0 || answer >= options.length) entry.unanswered += 1;
      else entry.chosen[answer] = (entry.chosen[answer] ?? 0) + 1;
      const right = isRight[index] ? 1 : 0;
      addTo(entry.sums, right, questions.length > 1 ? (total - right) / (questions.length - 1) : 0);
    }
  }
  const bestOptions = findBestOptions(graded);
  return [...found].map(([_id, { sums, chosen, unanswered, seconds }]) => ({
    _id,
    results: sums.results,
    shareRight: sums.right / sums.results,
    discrimination: correlate(sums),
    chosen,
    unanswered,
    medianSeconds: getMedian(seconds),
    bestOption: bestOptions.get(_id) ?? null,
  }));
}

function getMedian(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const [lower, upper] = [(sorted.length - 1) >> 1, sorted.length >> 1];
  return Math.round((sorted[lower]! + sorted[upper]!) / 2);
}

type GradedAnswers = ResultAnswers & { share: number };

/** The option of each question that more than half of the best quarter of all results chose. */
function findBestOptions(results: readonly GradedAnswers[]): Map<string, number> {
  const best = [...results].sort((a, b) => b.share - a.share).slice(0, Math.ceil(results.length / 4));
  const options = new Map<string, number>();
  if (results.length < MIN_RESULTS) return options;
  const choices = new Map<string, number[]>();
  for (const { questions, answers } of best)
    for (const [index, { _id }] of questions.entries())
      choices.set(_id, [...(choices.get(_id) ?? []), answers[index] ?? -1]);
  for (const [_id, chosen] of choices) {
    const counts = Map.groupBy(chosen, (option) => option);
    const [option] = [...counts].find(([value, same]) => value >= 0 && 2 * same.length > chosen.length) ?? [];
    if (option !== undefined) options.set(_id, option);
  }
  return options;
}

const createSums = (): Sums => ({ results: 0, right: 0, rest: 0, restSquared: 0, restOfRight: 0 });

function addTo(sums: Sums, right: number, rest: number): void {
  sums.results += 1;
  sums.right += right;
  sums.rest += rest;
  sums.restSquared += rest * rest;
  sums.restOfRight += right * rest;
}

/** Null with too few results, and where all answered alike. */
function correlate({ results, right, rest, restSquared, restOfRight }: Sums): number | null {
  if (results < MIN_RESULTS) return null;
  const covariance = results * restOfRight - right * rest;
  const spread = (results * right - right * right) * (results * restSquared - rest * rest);
  // sums of fractions leave a tiny rest where all are equal
  return spread < 1e-6 ? null : Math.max(-1, Math.min(1, covariance / Math.sqrt(spread)));
}
