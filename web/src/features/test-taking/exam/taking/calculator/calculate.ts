/** A calculator with one pending operation, like that of official computer-based exams: 2 + 3 × 4 = 20. */
export type CalculatorState = {
  /** The number on the display; null after an error such as a division by zero. */
  display: string | null;
  pending: { value: number; operator: Operator } | null;
  /** The next digit starts a new number. */
  isNew: boolean;
};

type Operator = '+' | '-' | '*' | '/';

/** Digits, the point, operators, and s (square root), % and n (sign). */
export type CalculatorKey = string;

export const EMPTY_CALCULATOR: CalculatorState = { display: '0', pending: null, isNew: true };

const MAX_DIGITS = 12;

export function pressKey(state: CalculatorState, key: CalculatorKey): CalculatorState {
  if (key === 'c') return EMPTY_CALCULATOR;
  if (state.display === null) return state;
  if (/^[0-9.]$/.test(key)) return typeDigit(state, state.display, key);
  if (isOperator(key)) return setOperator(state, key);
  if (key === '=') return { ...toResult(evaluate(state)), pending: null };
  if (key === '<') return { ...state, display: state.isNew ? '0' : state.display.slice(0, -1) || '0' };
  const value = Number(state.display);
  if (key === 's') return { ...toResult(Math.sqrt(value)), pending: state.pending };
  if (key === 'n') return { ...state, display: format(-value) };
  if (key === '%') return { ...toResult(getPercent(state, value)), pending: state.pending };
  return state;
}

function isOperator(key: string): key is Operator {
  return ['+', '-', '*', '/'].includes(key);
}

function typeDigit(state: CalculatorState, display: string, key: string): CalculatorState {
  const before = state.isNew ? '' : display;
  if (key === '.' && before.includes('.')) return state;
  if (before.replace(/\D/g, '').length >= MAX_DIGITS) return state;
  const isZero = before === '' || before === '0';
  const typed = key === '.' ? `${before || '0'}.` : isZero ? key : before + key;
  return { ...state, display: typed, isNew: false };
}

/** An operator after an operator replaces it. */
function setOperator(state: CalculatorState, operator: Operator): CalculatorState {
  const value = state.isNew && state.pending ? state.pending.value : evaluate(state);
  const result = toResult(value);
  return { ...result, pending: result.display === null ? null : { value, operator } };
}

function evaluate({ display, pending }: CalculatorState): number {
  const value = Number(display);
  if (!pending) return value;
  const { value: before, operator } = pending;
  if (operator === '+') return before + value;
  if (operator === '-') return before - value;
  return operator === '*' ? before * value : before / value;
}

/** After + or - a share of the first number, so that 200 + 10 % is 220; otherwise a hundredth. */
function getPercent({ pending }: CalculatorState, value: number): number {
  const isShare = pending?.operator === '+' || pending?.operator === '-';
  return isShare ? (pending.value * value) / 100 : value / 100;
}

function toResult(value: number): Pick<CalculatorState, 'display' | 'isNew'> {
  return { display: Number.isFinite(value) ? format(value) : null, isNew: true };
}

/** Rounds away the errors of binary fractions: 0.1 + 0.2 is 0.3. */
function format(value: number): string {
  return String(Number(value.toPrecision(MAX_DIGITS)) || 0);
}
