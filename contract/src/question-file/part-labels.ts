/** Parses the labels of the parts of a question, except its options: the number, the answer and the explanation. */

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

/** The style is in the form of OptionLabel.style, so that the two can be compared. */
export type QuestionNumber = { number: number | null; style: string; rest: string };

/** Reads Odia and Latin digits. */
export const parseNumber = (digits: string) =>
  Number(digits.replace(/[୦-୯]/g, (digit) => String(digit.charCodeAt(0) - 0x0b66)));

/** `Q1.`, `Question No. 7:`, `ପ୍ରଶ୍ନ ୧`, `Q:` */
export function parseNamedQuestion(line: string): QuestionNumber | undefined {
  const match = NAMED.exec(line);
  if (!match) return undefined;
  const number = match[1] === undefined ? null : parseNumber(match[1]);
  return { number, style: 'named', rest: line.slice(match[0].length) };
}

/** `1.`, `1)`, `(1)`, `୧.`: the line may be a question, an item of a list or an option. */
export function parseNumberedLine(line: string): QuestionNumber | undefined {
  const match = NUMBERED.exec(line);
  if (!match) return undefined;
  const digits = match[2] ?? match[3] ?? '';
  const brackets = match[1] === '(' ? '()' : '[]';
  return {
    number: parseNumber(digits),
    style: `digit ${match[1] === undefined ? match[4] : brackets}`,
    rest: line.slice(match[0].length),
  };
}

const ANSWER_WORD =
  '(?:the )?(?:correct|right) (?:answer|option|choice|ans)(?: is)?|answer(?: is| key)?|ans(?:wer)?|key|(?:ସଠିକ୍? (?:ଉତ୍ତର|ବିକଳ୍ପ)(?:ଟି)?|ଠିକ୍? ଉତ୍ତର|ଉତ୍ତର(?:ଟି)?)(?: ହେଉଛି| ହେଲା)?|ଉଃ|ଉ';
const ANSWER = new RegExp(`^[[(]?(?:${ANSWER_WORD})(?: ?[.:=–—→>-]+[)\\]]? ?| (?=[(\\[]))`, 'iu');
/** Without a sign after the word, only a single letter may follow: `Ans b`. */
const SHORT_ANSWER = new RegExp(`^(?:${ANSWER_WORD}) (?=[a-eକଖଗଘଙ1-5୧-୫]$)`, 'iu');

/** `Correct: b`; the word alone is a mark. */
const CORRECT = /^(?:correct|right|ସଠିକ୍?|ଠିକ୍?) ?[:=–—-]+ ?(?=[\p{L}\p{N}([])/iu;

/** Returns what follows `Ans:`; undefined for any other line. */
export function parseAnswer(line: string): string | undefined {
  const label = ANSWER.exec(line) ?? SHORT_ANSWER.exec(line) ?? CORRECT.exec(line);
  return label ? line.slice(label[0].length) : undefined;
}

const ANSWER_AT_END = new RegExp(
  `(?<=[\\s([{])(?:${ANSWER_WORD}) ?[.:=–—-]+ ?[([]?(iv|i{1,3}|[a-eକଖଗଘଙ1-5୧-୫])[)\\]]?[)\\]}.]*$`,
  'iu',
);
const MAX_ANSWER_LENGTH = 60;

/** Splits `… d) Puri   Ans: b` and `Which? [Ans-b]`. */
export function splitTrailingAnswer(line: string): { text: string; answer: string } | undefined {
  const start = Math.max(0, line.length - MAX_ANSWER_LENGTH);
  const match = ANSWER_AT_END.exec(line.slice(start));
  if (!match) return undefined;
  let end = start + match.index;
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

/** Returns what follows `Explanation:`; undefined for any other line. */
export function parseExplanation(line: string): string | undefined {
  const label = EXPLANATION.exec(line);
  return label ? line.slice(label[0].length) : undefined;
}

/** Splits `B. Explanation: …`. */
export function splitAtExplanation(text: string): { answer: string; explanation: string } {
  const label = EXPLANATION_INSIDE.exec(text);
  if (!label) return { answer: text, explanation: '' };
  return {
    answer: text.slice(0, label.index).trim(),
    explanation: text.slice(label.index + label[0].length),
  };
}
