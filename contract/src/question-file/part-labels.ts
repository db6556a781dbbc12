/** Labels of the parts of a question other than its options: the number, the answer, the explanation. */

const NUMBER_WORD = '(?:no\\.?|number|ନଂ\\.?|ନମ୍ବର|ସଂଖ୍ୟା)';
const DIGITS = '\\p{Nd}{1,4}';

const NAMED = new RegExp(
  `^(?:(?:q|qn|que|ques|quest|question|mcq|ପ୍ରଶ୍ନ|ପ୍ର)[.:#]? ?(?:${NUMBER_WORD} ?)?[-–.:#]? ?[([]?(${DIGITS})[)\\]]?(?!\\p{N})(?: ?[-–—.):।\\]]+| |$)|(?:q|question|ପ୍ରଶ୍ନ)(?: ?[-–—.):]+(?= |$)|$)) ?`,
  'iu',
);
const NUMBERED = new RegExp(
  `^(?:([([])(${DIGITS})[)\\]][.:]?|(${DIGITS}) ?([.):।]|[-–—](?= )))(?!\\p{N}) ?`,
  'u',
);

/** The style is written as that of an option's label, so that both can be compared. */
export type QuestionNumber = { number: number | null; style: string; rest: string };

/** `୨୭` and `27` alike. */
export const numberOf = (digits: string) =>
  Number(digits.replace(/[୦-୯]/g, (digit) => String(digit.charCodeAt(0) - 0x0b66)));

/** `Q1.`, `Question No. 7:`, `ପ୍ରଶ୍ନ ୧`, `Q:` */
export function namedQuestion(line: string): QuestionNumber | undefined {
  const match = NAMED.exec(line);
  if (!match) return undefined;
  const number = match[1] === undefined ? null : numberOf(match[1]);
  return { number, style: 'named', rest: line.slice(match[0].length) };
}

/** `1.`, `1)`, `(1)`, `୧.`; it may also be an item of a list, or an option. */
export function numberedLine(line: string): QuestionNumber | undefined {
  const match = NUMBERED.exec(line);
  if (!match) return undefined;
  const digits = match[2] ?? match[3] ?? '';
  const brackets = match[1] === '(' ? '()' : '[]';
  return {
    number: numberOf(digits),
    style: `digit ${match[1] === undefined ? match[4] : brackets}`,
    rest: line.slice(match[0].length),
  };
}

const ANSWER_WORD =
  '(?:the )?(?:correct|right) (?:answer|option|choice|ans)(?: is)?|answer(?: is| key)?|ans(?:wer)?|key|ସଠିକ୍? (?:ଉତ୍ତର|ବିକଳ୍ପ)(?:ଟି)?|ଠିକ୍? ଉତ୍ତର|ଉତ୍ତର(?:ଟି)?|ଉଃ|ଉ';
const ANSWER = new RegExp(`^[[(]?(?:${ANSWER_WORD})(?: ?[.:=–—→>-]+[)\\]]? ?| (?=[(\\[]))`, 'iu');
/** Without a sign after it the word must be followed by a letter alone: `Ans b`. */
const SHORT_ANSWER = new RegExp(`^(?:${ANSWER_WORD}) (?=[a-eକଖଗଘଙ1-5୧-୫]$)`, 'iu');

/** `Correct: b`, where the word alone would be a mark. */
const CORRECT = /^(?:correct|right|ସଠିକ୍?|ଠିକ୍?) ?[:=–—-]+ ?(?=[\p{L}\p{N}([])/iu;

/** What follows `Ans:`, or undefined for any other line. */
export function answerIn(line: string): string | undefined {
  const label = ANSWER.exec(line) ?? SHORT_ANSWER.exec(line) ?? CORRECT.exec(line);
  return label ? line.slice(label[0].length) : undefined;
}

const ANSWER_AT_END = new RegExp(
  `(?<=[\\s([{])(?:${ANSWER_WORD}) ?[.:=–—-]+ ?[([]?(iv|i{1,3}|[a-eକଖଗଘଙ1-5୧-୫])[)\\]]?[)\\]}.]*$`,
  'iu',
);
const LONGEST_END = 60;

/** `… d) Puri   Ans: b` and `Which? [Ans-b]` */
export function answerAtEnd(line: string): { text: string; answer: string } | undefined {
  const cut = Math.max(0, line.length - LONGEST_END);
  const match = ANSWER_AT_END.exec(line.slice(cut));
  if (!match) return undefined;
  let end = cut + match.index;
  while (end > 0 && /[\s([{]/.test(line[end - 1]!)) end -= 1;
  return { text: line.slice(0, end), answer: match[1] ?? '' };
}

const EXPLANATION_WORD =
  'explanations?|expl?|solutions?|soln?|rationale|reason|hints?|details?|ବ୍ୟାଖ୍ୟା|ସମାଧାନ|କାରଣ|ବିବରଣୀ';
const EXPLANATION = new RegExp(
  `^(?:[[(]?(?:${EXPLANATION_WORD})[)\\]]?(?: ?[.:=–—-]+ ?|$)|(?:💡|📝|👉) ?)`,
  'iu',
);
const EXPLANATION_INSIDE = new RegExp(`(?<=[\\s.;,)])[[(]?(?:${EXPLANATION_WORD}) ?[:–—-]+ ?`, 'iu');

/** What follows `Explanation:`, or undefined for any other line. */
export function explanationIn(line: string): string | undefined {
  const label = EXPLANATION.exec(line);
  return label ? line.slice(label[0].length) : undefined;
}

/** `B. Explanation: …` in one line. */
export function splitAtExplanation(text: string): { answer: string; explanation: string } {
  const label = EXPLANATION_INSIDE.exec(text);
  if (!label) return { answer: text, explanation: '' };
  return {
    answer: text.slice(0, label.index).trim(),
    explanation: text.slice(label.index + label[0].length),
  };
}
