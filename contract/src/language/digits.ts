/** By the number of decimals. Created when they are needed: they take a slow phone 100 ms, and whole numbers do not need them. */
const formats: Intl.NumberFormat[] = [];

/** Groups the digits of a number as in India: 1,20,000. */
export function groupDigits(value: number, decimals = 3): string {
  const rounded = decimals === 0 && value >= 0 ? Math.round(value) : value;
  if (Number.isSafeInteger(rounded)) return groupInteger(rounded);
  formats[decimals] ??= new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals });
  return formats[decimals].format(value);
}

/** A comma before the last three digits, and before every two digits to the left of them. */
function groupInteger(value: number): string {
  return String(value).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}

const ODIA_ZERO = 0x0b66;

/** Replaces the digits 0 to 9 with Odia ones. */
export function toOdiaDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(ODIA_ZERO + Number(digit)));
}
