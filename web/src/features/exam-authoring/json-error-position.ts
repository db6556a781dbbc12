/** Returns the position of the first error in a JSON text, counted from 1. */
export type TextPosition = { line: number; column: number };

/** Tokens of JSON: white space, then a sign, a string, a number or a word. */
const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\d.eE+-])|(true|false|null)(?!\w))/uy;

const SPACE = /[ \t\r\n]*/y;

/**
 * Finds the first position at which the text is no longer JSON. Browsers describe it in different words, and some not
 * at all. Returns undefined for valid JSON.
 */
export function findJsonError(text: string): TextPosition | undefined {
  const index = findErrorIndex(text);
  if (index === undefined) return undefined;
  const before = text.slice(0, index);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: [...before.slice(lineStart)].length + 1 };
}

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'comma or end' | 'nothing';

/** Walks over the tokens with a stack of the open brackets, because a large file may nest deeply. */
function findErrorIndex(text: string): number | undefined {
  const open: ('[' | '{')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  while (true) {
    SPACE.lastIndex = at;
    const start = at + (SPACE.exec(text)?.[0].length ?? 0);
    if (start === text.length) return expected === 'nothing' ? undefined : start;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (!token) return start;
    const next = getNext(expected, token[1] ?? (token[2] ? '"' : 'value'), open);
    if (!next) return start;
    expected = next;
    at = TOKEN.lastIndex;
  }
}

function getNext(expected: Expected, sign: string, open: ('[' | '{')[]): Expected | undefined {
  const afterValue = () => (open.length === 0 ? 'nothing' : 'comma or end');
  if (expected === 'colon') return sign === ':' ? 'value' : undefined;
  if (expected === 'key' || expected === 'key or }') {
    if (sign === '"') return 'colon';
    if (expected === 'key' || sign !== '}') return undefined;
    open.pop();
    return afterValue();
  }
  if (expected === 'comma or end') {
    const isArray = open.at(-1) === '[';
    if (sign === ',') return isArray ? 'value' : 'key';
    if (sign !== (isArray ? ']' : '}')) return undefined;
    open.pop();
    return afterValue();
  }
  if (expected === 'nothing') return undefined;
  if (sign === '[' || sign === '{') {
    open.push(sign);
    return sign === '[' ? 'value or ]' : 'key or }';
  }
  if (sign === ']' && expected === 'value or ]') {
    open.pop();
    return afterValue();
  }
  return sign === '"' || sign === 'value' ? afterValue() : undefined;
}
